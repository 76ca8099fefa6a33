import type { CommentItem, TeamTotals } from '@pinge/contract/comments.ts'
import type { LiveChange } from '@pinge/contract/live.ts'
import { DEFAULT_QUALITY_TYPE, type QualityType } from '@pinge/contract/values/quality-type.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { redeemablePoints } from '@pinge/contract/values/comment-effect.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import { takeCommentItem } from '../writes/comment-items/take-comment-item.ts'
import { keepPhoto } from '../writes/confirmed-files.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectTeacherName } from '../writes/names.queries.ts'

/** What every row of one comment says alike. */
export type CommentBatch = Omit<LedgerTable, 'id' | 'studentId' | 'teamId' | 'type'> & { type: QualityType }

type GivenItem = {
  itemId?: string | undefined
  name?: string | undefined
  score?: number | undefined
  type?: QualityType | undefined
  remark?: string | undefined
  photo?: string | undefined
}
/** What the ledger copies; a free comment has no id. */
type LedgerItem = Omit<CommentItem, 'id' | 'isCustom'> & { id: string | null }

export async function createBatch(
  trx: Db,
  { teacherId, classId, clock, newId }: ClassContext,
  request: GivenItem,
): Promise<CommentBatch> {
  const item = await findGivenItem(trx, teacherId, request)
  const [batchId, createdAt] = [newId(), clock()]
  if (request.photo !== undefined)
    await keepPhoto(trx, createdAt, teacherId, { classId, batchId, photo: request.photo })
  return {
    batchId,
    classId,
    kind: item.score > 0 ? 'praise' : 'reminder',
    itemId: item.id,
    // Copied, not joined: editing the item later must not rewrite history.
    itemName: item.name,
    icon: item.icon,
    type: item.type,
    score: item.score,
    // A reminder never takes what was earned before it.
    redeem: redeemablePoints(item.score),
    teacherId,
    remark: request.remark ?? '',
    undoneBatchId: null,
    createdAt,
  }
}

/** What those who follow the class are told of a comment. */
export async function commentGiven(
  trx: Db,
  { batchId, teacherId, itemName, icon, type, score, createdAt }: CommentBatch,
  given: { students: StudentTotals[]; teams?: TeamTotals[] },
): Promise<LiveChange> {
  const teacherName = await selectTeacherName(trx, teacherId)
  return {
    type: 'comment-given',
    batchId,
    teacherId,
    teacherName,
    itemName,
    icon,
    qualityType: type,
    score,
    createdAt,
    ...given,
  }
}

/** Where the picture of a free comment comes from: the family's pen. */
const FREE_COMMENT_ICON = 'pencil'

async function findGivenItem(
  trx: Db,
  teacherId: string,
  { itemId, name, score, type }: GivenItem,
): Promise<LedgerItem> {
  if (itemId !== undefined) return takeCommentItem(trx, teacherId, itemId)
  // The contract has refused a free comment without them; this tells the compiler so.
  if (name === undefined || score === undefined) throw new AppError('freeCommentIncomplete')
  return { id: null, name, score, type: type ?? DEFAULT_QUALITY_TYPE, icon: FREE_COMMENT_ICON }
}
