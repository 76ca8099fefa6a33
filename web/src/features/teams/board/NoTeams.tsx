import type { Category } from '@pinge/contract/teams.ts'
import { Plus, Shuffle, Trash2 } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { teamGrid } from './team-grid.ts'

/** A class that is not divided yet. */
export function NoScheme() {
  const open = useOpenTeamDialog()
  return (
    <EmptyState
      picture="puzzle"
      title="还没有分组方案"
      text="一个方案就是一种分组，比如数学合作组、值日小队。建好后可以随机分组，也可以自己拖。"
      action={
        <Button size="l" onClick={() => open.dialog({ type: 'new-scheme' })}>
          <Plus aria-hidden />
          新建方案
        </Button>
      }
    />
  )
}

/** A scheme that another teacher made. When that teacher has left, the class's owner can tidy it away. */
export function LockedScheme({ category }: { category: Category }) {
  const open = useOpenTeamDialog()
  const { name, creatorName, canClear } = category
  return (
    <EmptyState
      picture="key"
      title={`“${name}”是${creatorName}建的`}
      text={
        canClear
          ? `${creatorName}已经不在这个班级，这个方案没有人能用了。可以清空它，或者建一个自己的方案。`
          : '只有创建它的老师能用。要用小组，可以建一个自己的方案。'
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="l" onClick={() => open.dialog({ type: 'new-scheme' })}>
            <Plus aria-hidden />
            新建方案
          </Button>
          {canClear && (
            <Button size="l" variant="white" onClick={() => open.dialog({ type: 'clear-scheme' })}>
              <Trash2 aria-hidden />
              清空方案
            </Button>
          )}
        </div>
      }
    />
  )
}

/** A scheme without a team. */
export function EmptyScheme() {
  const open = useOpenTeamDialog()
  return (
    <EmptyState
      picture="rocket"
      title="这个方案还没有小组"
      text="随机分好，再拖一拖；或者一个一个地添加小组。"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="l" onClick={open.random}>
            <Shuffle aria-hidden />
            随机分组
          </Button>
          <Button size="l" variant="white" onClick={() => open.dialog({ type: 'new-team' })}>
            <Plus aria-hidden />
            添加小组
          </Button>
        </div>
      }
    />
  )
}

export function TeamSkeleton() {
  return (
    <SkeletonGroup className={teamGrid}>
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-64" />
      ))}
    </SkeletonGroup>
  )
}
