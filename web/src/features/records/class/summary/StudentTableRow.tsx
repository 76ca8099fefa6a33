import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { memo } from 'react'
import { formatDay } from '../../../../shared/time/format-time.ts'
import { Avatar } from '../../../../shared/ui/picture/Avatar.tsx'
import { QualityShape } from '../../../../shared/ui/picture/QualityShape.tsx'
import { pointsOf, type SummedStudent } from './sort-students.ts'

export type StudentTableRowProps = {
  student: SummedStudent
  nowMs: number
  onStudent: (studentId: string) => void
}

const cell = 'px-2 py-1 text-right print:py-0.5'

/** One pupil: a row, on a phone a card of two lines. */
export const StudentTableRow = memo(function StudentTableRow(props: StudentTableRowProps) {
  const { student, nowMs, onStudent } = props
  const { id, username, header, praiseScores, reminderCount, lastCommentAt } = student
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-1 pl-3 text-left font-bold print:p-0">
        <button
          type="button"
          title={username}
          onClick={() => onStudent(id)}
          className="flex min-h-11 max-w-full items-center gap-2.5 rounded-card px-2 text-left hover:bg-mist print:min-h-0 print:px-0"
        >
          <Avatar header={header} size={32} className="print:hidden" />
          <span className="min-w-0 truncate print:whitespace-normal">{username}</span>
        </button>
      </th>
      {qualityTypes.map(({ type, tab }, place) => (
        <td key={type} className={`${cell} quality num`}>
          <QualityShape type={type} className="md:hidden print:hidden" />
          <span className="sr-only md:hidden">{tab}</span>
          <Count value={praiseScores[place] ?? 0} />
        </td>
      ))}
      <td className={`${cell} num text-clay`}>
        <span className="md:hidden print:hidden">待改进 </span>
        <Count value={reminderCount} />
      </td>
      <td className={`${cell} sum`}>
        <b className="num text-lg print:text-cap">{formatPoints(pointsOf(student))}</b>
      </td>
      <td className={`${cell} last whitespace-nowrap text-ink-2 last:pr-5`}>
        {lastCommentAt === null ? '–' : formatDay(lastCommentAt, nowMs)}
      </td>
    </tr>
  )
})

/** Nothing is a dash: what counts stands out. */
function Count({ value }: { value: number }) {
  return value === 0 ? <span className="text-ink-2">–</span> : value
}
