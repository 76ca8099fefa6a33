import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** Every point given, taken, exchanged, reset or undone. A row is never changed. */
export type LedgerTable = {
  id: string
  batchId: string
  classId: string
  /** Null in a team's own row. */
  studentId: string | null
  /** The team that was given to: in the team's own row, and in those of its members, who got it with the team. */
  teamId: string | null
  kind: LedgerKind
  itemId: string | null
  // Copied, not joined: editing the item later must not rewrite history.
  itemName: string
  icon: string
  type: QualityType | null
  /** Change of stuScore. */
  score: number
  /** Change of redeemScore. */
  redeem: number
  teacherId: string
  remark: string
  /** In a row of kind undo: the batch that it cancels. */
  undoneBatchId: string | null
  createdAt: number
}

/** One correction of a comment's remark, by the teacher who wrote it. A row is never changed. */
export type RemarkEditTable = {
  id: string
  classId: string
  batchId: string
  oldRemark: string
  newRemark: string
  teacherId: string
  createdAt: number
}
