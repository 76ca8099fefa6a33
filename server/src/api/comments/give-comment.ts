import { giveComment as contract } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../access/change-class.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ApiDeps } from '../api-deps.ts'
import { addToStudentScores, insertLedgerRows, selectTeacherName } from './comment.queries.ts'
import { findShippedItem } from './shipped-items.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Gives one comment to pupils of a class: a ledger row for each of them and both totals, in one transaction. */
export async function giveComment(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId, itemId, remark = '' } = request
  const studentIds = [...new Set(request.studentIds)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const item = findShippedItem(itemId)
    if (!item) throw new AppError('commentItemNotFound')
    await requireStudents(trx, classId, studentIds)

    const batch = {
      batchId: newId(),
      classId,
      teamId: null,
      kind: item.score > 0 ? ('praise' as const) : ('reminder' as const),
      itemId,
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
    await insertLedgerRows(
      trx,
      studentIds.map((studentId) => ({ ...batch, id: newId(), studentId })),
    )
    const students = await addToStudentScores(trx, classId, studentIds, batch)
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
