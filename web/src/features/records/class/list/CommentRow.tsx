import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { CommentBatch } from '@pinge/contract/records.ts'
import { ChevronDown } from 'lucide-react'
import { memo, useId, useState } from 'react'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { formatTime } from '../../../../shared/time/format-time.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { QualityShape } from '../../../../shared/ui/picture/QualityShape.tsx'
import { Tag } from '../../../../shared/ui/picture/Tag.tsx'
import { formatReceivers } from '../../feed/format-receivers.ts'
import { undoOfBatch } from '../../format-undo.ts'
import { CommentReceivers, type ShownComment } from './CommentReceivers.tsx'
import { Remark } from './Remark.tsx'

const cell = 'px-2 py-1 first:pl-5 last:pr-5 print:px-1!'

/** One comment: a row that unfolds to its pupils, on a phone a card. */
export const CommentRow = memo(function CommentRow(props: ShownComment) {
  const { classId, comment, isArchived, nowMs } = props
  const [isOpen, setIsOpen] = useState(false)
  const receiversId = useId()
  const { type, itemName, score, teacherName, isUndone, createdAt } = comment
  const who = formatReceivers(comment)
  const struck = isUndone ? 'text-ink-2 line-through' : ''
  return (
    <>
      <tr className="comment border-t border-hair">
        <td className={`${cell} comment-time whitespace-nowrap text-ink-2`}>
          {formatTime(createdAt, nowMs)}
        </td>
        <td className={`${cell} comment-who`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={receiversId}
            onClick={() => setIsOpen(!isOpen)}
            className={`flex min-h-11 max-w-full items-center gap-1 rounded-field text-left font-bold hover:text-brand-deep print:min-h-0 ${struck}`}
          >
            <span className="min-w-0 wrap-anywhere">{who}</span>
            <ChevronDown
              aria-hidden
              className={`size-4.5 shrink-0 text-ink-2 transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
            />
          </button>
        </td>
        <td className={`${cell} whitespace-nowrap`}>
          <Quality type={type} />
        </td>
        <td className={`${cell} wrap-anywhere ${struck}`}>{itemName}</td>
        <td
          className={`${cell} num ${isUndone ? struck : (score ?? 0) < 0 ? 'text-clay' : 'text-brand-deep'}`}
        >
          {score !== null && formatSignedPoints(score)}
        </td>
        <td className={`${cell} comment-teacher truncate print:whitespace-normal`} title={teacherName}>
          {teacherName}
        </td>
        <td className={`${cell} comment-remark`}>
          <Remark classId={classId} comment={comment} canEdit={comment.canEditRemark && !isArchived} />
        </td>
        <td className={`${cell} comment-undo whitespace-nowrap print:hidden`}>
          <UndoCell {...props} />
        </td>
      </tr>
      {isOpen && (
        <tr className="receivers print:hidden">
          <td id={receiversId} colSpan={8} className="px-5 pb-3">
            <CommentReceivers {...props} />
          </td>
        </tr>
      )}
    </>
  )
})

function Quality({ type }: Pick<CommentBatch, 'type'>) {
  const quality = qualityTypes.find((one) => one.type === type)
  return (
    quality && (
      <span className="flex items-center gap-1.5">
        <QualityShape type={quality.type} />
        {quality.tab}
      </span>
    )
  )
}

function UndoCell({ comment, isArchived, nowMs, onUndo }: ShownComment) {
  if (comment.isUndone) return <Tag>已撤销</Tag>
  if (!comment.canUndo || isArchived) return null
  return (
    <Button
      variant="quiet"
      className="px-3! text-brand!"
      aria-label={`撤销${formatReceivers(comment)}的${comment.itemName}`}
      onClick={() => onUndo(undoOfBatch(comment, nowMs))}
    >
      撤销
    </Button>
  )
}
