import { giveComment as contract, type CommentItem } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { DEFAULT_QUALITY_TYPE } from '@pinge/contract/quality-type.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../access/change-class.ts'
import { addToStudentScores, insertLedgerRows } from '../access/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectTeacherName } from './comment.queries.ts'
import { findShippedItem } from './shipped-items.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
/** What the ledger copies; a free comment has no id. */
type LedgerItem = Omit<CommentItem, 'id' | 'isCustom'> & { id: string | null }

/** Gives one comment to pupils of a class: a ledger row for each of them and both totals, in one transaction. */
export async function giveComment(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId, remark = '' } = request
  const studentIds = [...new Set(request.studentIds)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const item = findGivenItem(request)
    const batch = {
      batchId: newId(),
      classId,
      teamId: null,
      kind: item.score > 0 ? ('praise' as const) : ('reminder' as const),
      itemId: item.id,
      // Copied, not joined: editing the item later must not rewrite history.
      itemName: item.name,
      icon: item.icon,
      type: item.type,
      score: item.score,
      // A reminder never takes what was earned before it.
      redeem: Math.max(item.score, 0),
      teacherId,
      remark,
      undoneBatchId: null,
      createdAt: clock(),
    }
    // First, since it also tells whether all of them are pupils of this class.
    const students = await addToStudentScores(trx, classId, studentIds, batch)
    if (students.length !== studentIds.length) throw new AppError('studentNotInClass')
    await insertLedgerRows(
      trx,
      studentIds.map((studentId) => ({ ...batch, id: newId(), studentId })),
    )
    const { batchId, itemName, icon, type: qualityType, score, createdAt } = batch
    const teacherName = await selectTeacherName(trx, teacherId)
    return {
      data: { batchId, students },
      change: {
        type: 'comment-given',
        batchId,
        teacherId,
        teacherName,
        itemName,
        icon,
        qualityType,
        score,
        createdAt,
        students,
      },
    }
  })
}

/** Where the picture of a free comment comes from: the family's pen. */
const FREE_COMMENT_ICON = 'pencil'

function findGivenItem({ itemId, name, score, type }: RequestOf<typeof contract>): LedgerItem {
  if (itemId !== undefined) {
    const item = findShippedItem(itemId)
    if (!item) throw new AppError('commentItemNotFound')
    return item
  }
  // The contract has refused a free comment without them; this tells the compiler so.
  if (name === undefined || score === undefined) throw new AppError('freeCommentIncomplete')
  return { id: null, name, score, type: type ?? DEFAULT_QUALITY_TYPE, icon: FREE_COMMENT_ICON }
}
