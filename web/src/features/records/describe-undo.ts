import type { CommentRecord } from '@pinge/contract/records.ts'
import { signedPoints } from '../../shared/text/signed-points.ts'
import type { WantedUndo } from './use-ask-undo.tsx'

/** What undoing the deed of one record takes back. */
export function undoOfRecord({ batchId, itemName, teacherName, score }: CommentRecord): WantedUndo {
  return {
    batchId,
    itemName,
    description: `将撤销${teacherName}给出的“${itemName} ${signedPoints(score)}”，当时一起点评的同学也会一并撤销。记录仍会保留。`,
  }
}
