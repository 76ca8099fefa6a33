import type { CommentBatch } from '@pinge/contract/records.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { formatReceivers } from './format-receivers.ts'
import { formatTime } from '../../../shared/time/format-time.ts'
import { kindNames } from '../kind-names.ts'

export type FeedRowProps = { batch: CommentBatch; nowMs: number; onUndo: () => void }

/** One comment in the feed: who gave what to whom, and when. */
export function FeedRow({ batch, nowMs, onUndo }: FeedRowProps) {
  const { kind, itemName, icon, type, score, isUndone, remark, teacherName, createdAt } = batch
  return (
    <li className="flex items-center gap-3 rounded-card px-3 py-2.5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full bg-mist ${isUndone ? 'grayscale' : ''}`}
      >
        <Picture name={icon} size={32} {...(type && { fallback: { text: itemName, type } })} />
      </span>
      <div className="min-w-0 flex-1">
        <p className={`text-name break-words ${isUndone ? 'text-ink-2 line-through' : ''}`}>
          <b>{formatReceivers(batch)}</b> · {kindNames[kind]}
          {itemName}
          {score !== null && <b className="num ml-1.5 text-m">{formatSignedPoints(score)}</b>}
        </p>
        <p className="text-s text-ink-2">
          {teacherName} · {formatTime(createdAt, nowMs)}
        </p>
        {remark !== '' && <p className="text-s break-words">{remark}</p>}
      </div>
      {isUndone && <Tag>已撤销</Tag>}
      {batch.canUndo && (
        <Button
          variant="quiet"
          className="px-3! text-brand!"
          aria-label={`撤销${formatReceivers(batch)}的${itemName}`}
          onClick={onUndo}
        >
          撤销
        </Button>
      )}
    </li>
  )
}
