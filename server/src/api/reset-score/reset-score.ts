import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/reset-score.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { createLedgerBatch, insertLedgerRows } from '../writes/write-ledger.ts'
import { clearScores, selectScores } from './reset-score.queries.ts'

const RESET_NAME = '总分清零'
const RESET_ICON = 'recycle'

/** Brings the scores of pupils to zero: one row each, which takes what there was, so that an undo gives it back. */
export async function resetScore(
  trx: Db,
  context: ClassContext,
  request: RequestOf<typeof contract.resetScore>,
): Promise<ClassChange<typeof contract.resetScore>> {
  const { classId, teacherId, newId } = context
  const studentIds = [...new Set(request.studentIds)]
  await requireStudents(trx, classId, studentIds)
  // These scores stay as they are meanwhile: writes of one class come one after another.
  const before = await selectScores(trx, classId, studentIds)
  const batch = createLedgerBatch(context, 'reset')
  await insertLedgerRows(
    trx,
    before.map(({ id: studentId, stuScore }) => ({
      ...batch,
      id: newId(),
      studentId,
      itemId: null,
      itemName: RESET_NAME,
      icon: RESET_ICON,
      score: 0 - stuScore,
      redeem: 0,
    })),
  )
  const students = await clearScores(trx, classId, studentIds)
  return {
    data: { batchId: batch.batchId, students },
    change: { type: 'scores-changed', teacherId, students },
  }
}
