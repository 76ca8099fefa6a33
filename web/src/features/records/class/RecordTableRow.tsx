import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { CommentRecord } from '@pinge/contract/records.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { formatTime } from '../../../shared/time/format-time.ts'

export type RecordTableRowProps = { record: CommentRecord; nowMs: number; onUndo: () => void }

const cell =
  'px-2 py-2.5 align-top first:pl-5 last:pr-5 max-md:block max-md:p-0! print:table-cell print:px-1! print:py-1!'

/** One comment: a row, on a phone a card of two lines and what was remarked. */
export function RecordTableRow({ record, nowMs, onUndo }: RecordTableRowProps) {
  const { studentName, teamName, studentId, type, itemName, score, teacherName, remark, isUndone } = record
  const who = (studentId === null ? teamName : studentName) ?? '已删除'
  const quality = qualityTypes.find((one) => one.type === type)
  const struck = isUndone ? 'text-ink-2 line-through' : ''
  return (
    <tr className="border-t border-hair max-md:relative max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 max-md:px-5 max-md:py-3 max-md:pr-24 print:table-row">
      <td className={`${cell} whitespace-nowrap text-ink-2 max-md:order-9 max-md:text-s`}>
        {formatTime(record.createdAt, nowMs)}
      </td>
      <td className={`${cell} font-bold break-words max-md:basis-full ${struck}`}>{who}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {quality && (
          <span className="flex items-center gap-1.5">
            <QualityShape type={quality.type} />
            {quality.tab}
          </span>
        )}
      </td>
      <td className={`${cell} break-words ${struck}`}>{itemName}</td>
      <td className={`${cell} num ${isUndone ? struck : score < 0 ? 'text-clay' : 'text-brand-deep'}`}>
        {formatSignedPoints(score)}
      </td>
      <td className={`${cell} break-words max-md:order-10 max-md:text-s max-md:text-ink-2`}>{teacherName}</td>
      <td
        className={`${cell} break-words max-md:order-11 max-md:basis-full max-md:text-s ${remark === '' ? 'max-md:hidden' : ''}`}
      >
        {remark}
      </td>
      <td className={`${cell} whitespace-nowrap max-md:absolute max-md:top-3 max-md:right-3 print:hidden!`}>
        {isUndone && <Tag>已撤销</Tag>}
        {record.canUndo && (
          <Button
            variant="quiet"
            className="-my-2 px-3! text-brand!"
            aria-label={`撤销${who}的${itemName}`}
            onClick={onUndo}
          >
            撤销
          </Button>
        )}
      </td>
    </tr>
  )
}
