import { UsersRound } from 'lucide-react'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import type { Duplicate } from './find-duplicates.ts'
import { rememberToldApart, useOpenDuplicates } from './told-apart.store.ts'

export type DuplicatesBannerProps = {
  duplicates: readonly Duplicate[]
  onMerge: (duplicate: Duplicate) => void
}

/** Pupils who may have been entered twice, one pair at a time. Two children may share a name: that can be said, too, and is remembered. */
export function DuplicatesBanner({ duplicates, onMerge }: DuplicatesBannerProps) {
  const userId = useCurrentUser()?.userId ?? ''
  const open = useOpenDuplicates(userId, duplicates)
  const [first] = open
  if (!first) return null
  const [one, other] = first.pair
  return (
    <section
      aria-label="可能重复的学生"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sun-tint px-4 py-2 text-sun-ink print:hidden"
    >
      <UsersRound aria-hidden className="size-5 shrink-0" />
      <p className="min-w-[min(100%,14rem)] flex-1 text-m">
        <b>
          {one.username}
          {one.username !== other.username && `、${other.username}`}
        </b>
        {` ${first.why}，可能是同一名学生录了两次`}
        {open.length > 1 && `（还有 ${open.length - 1} 处）`}
      </p>
      <Button variant="white" onClick={() => onMerge(first)}>
        看看并合并
      </Button>
      <Button variant="quiet" onClick={() => rememberToldApart(userId, first)}>
        不是同一人
      </Button>
    </section>
  )
}
