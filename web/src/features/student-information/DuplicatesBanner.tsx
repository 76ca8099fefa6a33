import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import type { Duplicate } from './find-duplicates.ts'

export type DuplicatesBannerProps = {
  duplicates: readonly Duplicate[]
  onMerge: (duplicate: Duplicate) => void
}

/** Pupils who may have been entered twice, one pair at a time. Two children may share a name: that can be said, too. */
export function DuplicatesBanner({ duplicates, onMerge }: DuplicatesBannerProps) {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const open = duplicates.filter((duplicate) => !known.has(pairKey(duplicate)))
  const [first] = open
  if (!first) return null
  const [one, other] = first.pair
  return (
    <section
      aria-label="可能重复的学生"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-sun-tint px-4 py-2 text-sun-ink print:hidden"
    >
      <UsersRound aria-hidden className="size-5 shrink-0" />
      <p className="min-w-56 flex-1 text-m">
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
      <Button variant="quiet" onClick={() => setKnown(new Set([...known, pairKey(first)]))}>
        不是同一人
      </Button>
    </section>
  )
}

function pairKey({ pair }: Duplicate): string {
  return pair.map(({ id }) => id).join()
}
