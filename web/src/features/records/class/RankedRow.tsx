import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import type { rankStudents } from './rank-students.ts'

export type RankedRowProps = {
  row: ReturnType<typeof rankStudents>['ranked'][number]
  hasBar: boolean
  onSelect: () => void
}

/** One pupil's sum. Without a number before it: what counts is what was done, not who is how many behind whom. */
export function RankedRow({ row, hasBar, onSelect }: RankedRowProps) {
  const { name, header, score, share, praiseCount, reminderCount } = row
  return (
    <li>
      <button
        type="button"
        onClick={onSelect}
        className="flex min-h-14 w-full items-center gap-3 rounded-card px-2 text-left hover:bg-mist print:min-h-0 print:py-1"
      >
        <Avatar header={header ?? ''} size={40} className="print:hidden" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <b className="min-w-0 flex-1 truncate text-name print:whitespace-normal">{name}</b>
            <span className="shrink-0 text-s text-ink-2">
              表扬 {praiseCount}
              {reminderCount > 0 && ` · 待改进 ${reminderCount}`}
            </span>
          </span>
          {hasBar && (
            <span
              aria-hidden
              className="mt-1 block h-1.5 overflow-hidden rounded-full bg-mist-2 print:hidden"
            >
              <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
            </span>
          )}
        </span>
        <b className="num w-12 shrink-0 text-right text-lg">
          {formatPoints(score)}
          <span className="sr-only">分</span>
        </b>
      </button>
    </li>
  )
}
