import type { Category } from '@pinge/contract/teams.ts'
import { Plus, Shuffle } from 'lucide-react'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/SkeletonGroup.tsx'
import { teamGrid } from './team-grid.ts'

/** A class that nobody has divided yet. */
export function NoScheme({ onNew }: { onNew: () => void }) {
  return (
    <EmptyState
      picture="puzzle"
      title="还没有分组方案"
      text="一个方案就是一种分组，比如数学合作组、值日小队。建好后可以随机分组，也可以自己拖。"
      action={
        <Button size="l" onClick={onNew}>
          <Plus aria-hidden />
          新建方案
        </Button>
      }
    />
  )
}

/** A scheme that another teacher made. */
export function LockedScheme({ category, onNew }: { category: Category; onNew: () => void }) {
  return (
    <EmptyState
      picture="key"
      title={`“${category.name}”是${category.creatorName}建的`}
      text="只有创建它的老师能用。要用小组，可以建一个自己的方案。"
      action={
        <Button size="l" onClick={onNew}>
          <Plus aria-hidden />
          新建方案
        </Button>
      }
    />
  )
}

/** A scheme without a team. */
export function EmptyScheme({ onRandom, onAdd }: { onRandom: () => void; onAdd: () => void }) {
  return (
    <EmptyState
      picture="rocket"
      title="这个方案还没有小组"
      text="随机分好，再拖一拖；或者一队一队地加。"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="l" onClick={onRandom}>
            <Shuffle aria-hidden />
            随机分组
          </Button>
          <Button size="l" variant="white" onClick={onAdd}>
            <Plus aria-hidden />
            加一队
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
