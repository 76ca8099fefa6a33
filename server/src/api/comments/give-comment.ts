import type * as contract from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireConsent } from '../access/require-consent.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassWriteContext } from '../writes/contexts.ts'
import { addToPresentStudents, insertComments } from '../writes/write-ledger.ts'
import { commentGiven, createBatch } from './comment-batch.ts'

/** Gives one comment to pupils of a class: a ledger row for each of them and both totals, in one transaction. */
export async function giveComment(
  trx: Db,
  context: ClassWriteContext,
  request: RequestOf<typeof contract.giveComment>,
): Promise<ClassChange<typeof contract.giveComment>> {
  const { classId, newId } = context
  const studentIds = [...new Set(request.studentIds)]
  const batch = await createBatch(trx, context, request)
  const students = await addToPresentStudents(trx, classId, studentIds, batch)
  if (request.photo !== undefined) await requireConsent(trx, studentIds)
  await insertComments(
    trx,
    context,
    batch.createdAt,
    studentIds.map((studentId) => ({ ...batch, id: newId(), studentId, teamId: null })),
  )
  return {
    data: { batchId: batch.batchId, students },
    change: await commentGiven(trx, batch, { students }),
  }
}
