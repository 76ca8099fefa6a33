import type { CommentBatch, CommentRecord } from '@pinge/contract/records.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { formatReceivers } from './feed/format-receivers.ts'

/** `description` says what will be taken back, and from whom. */
export type WantedUndo = { batchId: string; itemName: string; description: string }

/** What undoing the comment of one record takes back. */
export function undoOfRecord({ batchId, itemName, teacherName, score }: CommentRecord): WantedUndo {
  return {
    batchId,
    itemName,
    description: `将撤销${teacherName}给出的“${itemName} ${formatSignedPoints(score)}”，当时一起点评的同学也会一并撤销。记录仍会保留。`,
  }
}

/** What undoing a whole comment takes back. */
export function undoOfBatch(batch: CommentBatch): WantedUndo {
  const { batchId, itemName, teacherName, score } = batch
  const points = score === null ? '' : ` ${formatSignedPoints(score)}`
  return {
    batchId,
    itemName,
    description: `将撤销${teacherName}给 ${formatReceivers(batch)} 的“${itemName}${points}”。记录仍会保留。`,
  }
}
