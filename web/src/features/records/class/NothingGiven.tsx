import { Sparkles } from 'lucide-react'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'

/** No comment in this time, and the way to the class. */
export function NothingGiven({ classId, isArchived }: { classId: string; isArchived: boolean }) {
  return (
    <EmptyState
      picture="sunflower"
      title="这段时间还没有点评"
      text={isArchived ? '换一个时间看看。' : '换一个时间看看，或者现在就去夸一夸。'}
      className="rounded-big bg-white"
      action={
        !isArchived && (
          <ButtonLink variant="sun" to={`/comment/class-detail?classId=${encodeURIComponent(classId)}`}>
            <Sparkles aria-hidden />
            去点评
          </ButtonLink>
        )
      }
    />
  )
}

/** A filter without a hit says so and can be emptied. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="magnifier"
      title="没有符合条件的点评"
      text="换一个时间或条件看看。"
      className="rounded-big bg-white"
      action={
        <Button variant="soft" onClick={onClear}>
          清空筛选
        </Button>
      }
    />
  )
}
