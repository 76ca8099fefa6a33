import type { CommentRecord } from '@pinge/contract/records.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { Undo2 } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { qualityText } from '../../../shared/ui/picture/quality-classes.ts'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { formatTime } from '../../../shared/time/format-time.ts'
import { RecordPhoto } from './RecordPhoto.tsx'
import { kindNames } from '../kind-names.ts'

export type RecordRowProps = { record: CommentRecord; nowMs: number; onUndo: () => void }

export function RecordRow({ record, nowMs, onUndo }: RecordRowProps) {
  const { kind, type, itemName, score, isUndone, remark, teacherName, createdAt } = record
  const isQuiet = isUndone || kind === 'undo'
  return (
    <li className="flex items-center gap-3 rounded-card px-3 py-2.5">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isQuiet ? 'bg-mist grayscale' : 'bg-mist'}`}
      >
        {kind === 'undo' ? (
          <Undo2 aria-hidden className="size-5 text-ink-2" />
        ) : (
          <Picture name={record.icon} size={32} {...(type && { fallback: { text: itemName, type } })} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span
            className={`flex items-center gap-1.5 text-name font-bold ${isUndone ? 'text-ink-2 line-through' : ''}`}
          >
            {type && !isQuiet && <QualityShape type={type} isNamed />}
            {kindNames[kind]}
            {itemName}
          </span>
          <b className={`num text-m ${pointsColour(record)} ${isUndone ? 'line-through' : ''}`}>
            {formatSignedPoints(score)}
          </b>
          {isUndone && <Tag>已撤销</Tag>}
        </p>
        <p className="text-s text-ink-2">
          {formatTime(createdAt, nowMs)} · {teacherName}
        </p>
        {remark !== '' && <p className="text-s break-words">{remark}</p>}
        {record.photo !== null && <RecordPhoto photo={record.photo} />}
      </div>
      {record.canUndo && (
        <Button variant="quiet" className="px-3! text-brand!" aria-label={`撤销${itemName}`} onClick={onUndo}>
          撤销
        </Button>
      )}
    </li>
  )
}

function pointsColour({ kind, type, score, isUndone }: CommentRecord): string {
  if (isUndone || kind === 'undo') return 'text-ink-2'
  if (score < 0) return 'text-clay'
  return type ? qualityText[type] : 'text-brand-deep'
}
