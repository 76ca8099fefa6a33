import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { selectRedemptionsOfBatch, setRedemptionState, type StoredRedemption } from './redemption.queries.ts'
import { returnToStock } from './reward.queries.ts'

/** Marks exchanges as given back and returns what they took from the stock; refuses when one of them was already. */
export async function closeRedemptions(
  trx: Db,
  classId: string,
  rows: readonly StoredRedemption[],
  stateAt: number,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const closed = await setRedemptionState(trx, ids, ['redeemed', 'delivered'], { state: 'refunded', stateAt })
  if (closed !== ids.length) throw new AppError('redemptionRefunded')

  const quantities = new Map<string, number>()
  for (const { rewardId, quantity } of rows)
    if (rewardId !== null) quantities.set(rewardId, (quantities.get(rewardId) ?? 0) + quantity)
  for (const [rewardId, quantity] of quantities) await returnToStock(trx, classId, rewardId, quantity)
}

/**
 * What the undo of a batch means for its exchanges: they are given back like any refund, so that none is given back
 * twice. The caller writes the ledger. A batch without exchanges is none of this feature's business.
 */
export async function undoRedemptions(
  trx: Db,
  batch: { classId: string; batchId: string; studentIds: readonly string[]; at: number },
): Promise<void> {
  const { classId, batchId, studentIds, at } = batch
  const undone = new Set(studentIds)
  const exchanges = await selectRedemptionsOfBatch(trx, classId, batchId)
  const rows = exchanges.filter(({ studentId }) => undone.has(studentId))
  if (rows.length > 0) await closeRedemptions(trx, classId, rows, at)
}
