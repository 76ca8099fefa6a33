import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { refundRewards as contract } from '@pinge/contract/rewards.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { canUndo } from '../access/can-undo.ts'
import { changeClass } from '../writes/change-class.ts'
import { addToStudentScores, insertLedgerRows } from '../writes/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { closeRedemptions } from './close-redemptions.ts'
import { selectRedemptions, type StoredRedemption } from './redemption.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/** Gives points and stock of exchanges back, once: all of the named ones or none. */
export async function refundRewards(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { clock, newId } = deps
  const { classId } = request
  const ids = [...new Set(request.redemptionIds)]
  return changeClass(deps, teacherId, contract, request, async (trx, role) => {
    const rows = await selectRedemptions(trx, classId, ids)
    if (rows.length !== ids.length) throw new AppError('redemptionNotFound')
    if (!rows.every((row) => canUndo(role, teacherId, row.teacherId))) throw new AppError('refundNotYours')
    const createdAt = clock()
    await closeRedemptions(trx, classId, rows, createdAt)

    const batchId = newId()
    await insertLedgerRows(
      trx,
      rows.map(({ studentId, rewardId, rewardName, quantity, icon, points }) => ({
        id: newId(),
        batchId,
        classId,
        studentId,
        teamId: null,
        kind: 'refund' as const,
        itemId: rewardId,
        itemName: quantity === 1 ? rewardName : `${rewardName} ×${quantity}`,
        icon,
        type: null,
        score: 0,
        redeem: points,
        teacherId,
        remark: '',
        undoneBatchId: null,
        createdAt,
      })),
    )
    const students = await giveBack(trx, classId, rows)
    return { data: { students }, change: { type: 'scores-changed', teacherId, students } }
  })
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
