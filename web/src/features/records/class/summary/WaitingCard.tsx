import { Sparkles } from 'lucide-react'
import { handOverSelection } from '../../../../shared/navigation/handed-selection.ts'
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { Avatar } from '../../../../shared/ui/picture/Avatar.tsx'
import type { RecordRange } from '../record-range.ts'
import type { SummedStudent } from './sort-students.ts'

export type WaitingCardProps = {
  classId: string
  /** Pupils who were not praised in this time, by first letter. */
  waiting: readonly SummedStudent[]
  range: RecordRange
  /** In a class that rests nothing is given. */
  canGive: boolean
}

const times: Record<RecordRange, string> = {
  today: '今天',
  week: '这周',
  month: '这个月',
  term: '这学期',
  custom: '这段时间',
}

const SHOWN = 6

/** Who was not praised yet, and the way to the class with exactly these pupils selected. */
export function WaitingCard({ classId, waiting, range, canGive }: WaitingCardProps) {
  if (waiting.length === 0)
    return (
      <p className="rounded-big bg-sun-tint px-5 py-4 text-m font-bold text-sun-ink print:hidden">
        {times[range]}每个孩子都夸到了
      </p>
    )
  const shown = waiting.slice(0, SHOWN)
  return (
    <section
      aria-label="还没夸到的孩子"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-big bg-sun-tint px-5 py-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold">
          {times[range]}还没夸到的孩子 <span className="num">{waiting.length}</span>
        </h2>
        <ul aria-label="还没夸到的学生" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {shown.map(({ id, username, header }) => (
            <li key={id} className="flex max-w-40 min-w-0 items-center gap-1.5 text-base">
              <Avatar header={header} size={32} />
              <span className="truncate">{username}</span>
            </li>
          ))}
          {waiting.length > SHOWN && (
            <li className="text-base text-sun-ink">还有 {waiting.length - SHOWN} 人</li>
          )}
        </ul>
      </div>
      {canGive && (
        <ButtonLink
          variant="sun"
          to={`/comment/class-detail?classId=${encodeURIComponent(classId)}`}
          state={handOverSelection(waiting.map(({ id }) => id))}
        >
          <Sparkles aria-hidden />
          现在夸一夸
        </ButtonLink>
      )}
    </section>
  )
}
