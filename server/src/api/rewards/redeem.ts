import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import type { StudentTotals } from '@pinge/contract/students.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { createLedgerBatch, insertLedgerRows } from '../writes/write-ledger.ts'
import { findReward, formatCount } from './find-rewards.ts'
import { insertRedemptions, selectStudentNames, spendPoints } from './redemption.queries.ts'
import { takeFromStock } from './reward.queries.ts'
import { FREE_REDEEM_ICON } from './shipped-rewards.ts'

type Request = RequestOf<typeof contract.redeem>
/** What is exchanged for: a reward of the class, or words and a cost of the teacher's own. */
type Wanted = { id: string | null; name: string; icon: string; cost: number; stock: number | null }

/** Exchanges points of pupils for a reward: all of them or, when one of them cannot, none of them. */
export async function redeem(
  trx: Db,
  context: ClassContext,
  request: Request,
): Promise<ClassChange<typeof contract.redeem>> {
  const { classId, teacherId, newId } = context
  const { count = 1 } = request
  const studentIds = [...new Set(request.studentIds)]
  await requireStudents(trx, classId, studentIds)
  const { id: rewardId, name, icon, cost, stock } = await findWanted(trx, request)
  const points = cost * count
  if (rewardId !== null && stock !== null)
    await requireStock(trx, classId, { rewardId, name, stock }, count * studentIds.length)
  const students = await spend(trx, classId, studentIds, points)

  const batch = createLedgerBatch(context, 'exchange')
  const { batchId, createdAt } = batch
  const item = { itemId: rewardId, itemName: formatCount(name, count), icon }
  await insertLedgerRows(
    trx,
    students.map(({ id: studentId }) => ({
      ...batch,
      ...item,
      id: newId(),
      studentId,
      score: 0,
      redeem: -points,
    })),
  )
  await insertRedemptions(
    trx,
    students.map(({ id: studentId, redeemScore }) => ({
      id: newId(),
      batchId,
      classId,
      studentId,
      rewardId,
      // Copied, not joined: changing the reward later must not rewrite history.
      rewardName: name,
      icon,
      quantity: count,
      points,
      balance: redeemScore,
      teacherId,
      state: 'redeemed' as const,
      stateAt: createdAt,
      createdAt,
    })),
  )
  return { data: { batchId, students }, change: { type: 'scores-changed', teacherId, students } }
}

async function findWanted(trx: Db, { classId, rewardId, name, cost }: Request): Promise<Wanted> {
  if (rewardId === undefined) {
    // The contract has refused a free amount without them; this tells the compiler so.
    if (name === undefined || cost === undefined) throw new AppError('redeemIncomplete')
    return { id: null, name, cost, icon: FREE_REDEEM_ICON, stock: null }
  }
  const reward = await findReward(trx, classId, rewardId)
  if (!reward) throw new AppError('rewardNotFound')
  if (reward.isOn === 0) throw new AppError('rewardOff')
  if (cost !== undefined && cost !== reward.cost) throw new AppError('rewardCostChanged')
  return reward
}

async function requireStock(
  trx: Db,
  classId: string,
  { rewardId, name, stock }: { rewardId: string; name: string; stock: number },
  quantity: number,
): Promise<void> {
  if (await takeFromStock(trx, classId, rewardId, quantity)) return
  const left = stock === 0 ? '已经兑完' : `只剩 ${stock} 份`
  throw new AppError('rewardOutOfStock', { message: `库存不够：${name}${left}`, data: { stock } })
}

/** Takes the points, or says who has too few. */
async function spend(
  trx: Db,
  classId: string,
  studentIds: readonly string[],
  points: number,
): Promise<StudentTotals[]> {
  const students = await spendPoints(trx, classId, studentIds, points)
  if (students.length === studentIds.length) return students
  const able = new Set(students.map(({ id }) => id))
  const lacking = await selectStudentNames(
    trx,
    classId,
    studentIds.filter((id) => !able.has(id)),
  )
  const who = formatNames(
    lacking.map(({ username }) => username),
    { most: 3 },
  )
  throw new AppError('redeemScoreTooLow', {
    message: `可兑换积分不够：${who}`,
    data: { studentIds: lacking.map(({ id }) => id) },
  })
}
