import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { canUndo } from '../access/can-undo.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { addToStudentScores, createLedgerBatch, insertLedgerRows } from '../writes/write-ledger.ts'
import { closeRedemptions } from './close-redemptions.ts'
import { formatCount } from './find-rewards.ts'
import { selectRedemptions, type StoredRedemption } from './redemption.queries.ts'

/** Gives points and stock of exchanges back, once: all of the named ones or none. */
export async function refundRewards(
  trx: Db,
  context: ClassContext,
  { redemptionIds }: RequestOf<typeof contract.refundRewards>,
): Promise<ClassChange<typeof contract.refundRewards>> {
  const { classId, teacherId, role, newId } = context
  const ids = [...new Set(redemptionIds)]
  const rows = await selectRedemptions(trx, classId, ids)
  if (rows.length !== ids.length) throw new AppError('redemptionNotFound')
  if (!rows.every((row) => canUndo(role, teacherId, row.teacherId))) throw new AppError('refundNotYours')
  const batch = createLedgerBatch(context, 'refund')
  await closeRedemptions(trx, classId, rows, batch.createdAt)
  await insertLedgerRows(
    trx,
    rows.map(({ studentId, rewardId, rewardName, quantity, icon, points }) => ({
      ...batch,
      id: newId(),
      studentId,
      itemId: rewardId,
      itemName: formatCount(rewardName, quantity),
      icon,
      score: 0,
      redeem: points,
    })),
  )
  const students = await giveBack(trx, classId, rows)
  const refundedBatchIds = [...new Set(rows.map((row) => row.batchId))]
  return { data: { students }, change: { type: 'scores-changed', teacherId, students, refundedBatchIds } }
}

/** A pupil may get several exchanges back at once; pupils who get the same share a statement. */
async function giveBack(
  trx: Db,
  classId: string,
  rows: readonly StoredRedemption[],
): Promise<StudentTotals[]> {
  const owed = new Map<string, number>()
  for (const { studentId, points } of rows) owed.set(studentId, (owed.get(studentId) ?? 0) + points)
  const groups = Map.groupBy(owed.keys(), (studentId) => owed.get(studentId) ?? 0)
  const totals: StudentTotals[] = []
  for (const [points, studentIds] of groups)
    totals.push(
      ...(await addToStudentScores(trx, classId, studentIds.toSorted(), { score: 0, redeem: points })),
    )
  return totals
}
