import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectRedemptions, setRedemptionState } from './redemption.queries.ts'

/** Notes that the rewards were handed over, or that they were not after all. Those that are so already stay as they are. */
export async function deliverRewards(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { redemptionIds, isDelivered = true }: RequestOf<typeof contract.deliverRewards>,
): Promise<ClassChange<typeof contract.deliverRewards>> {
  const ids = [...new Set(redemptionIds)]
  const rows = await selectRedemptions(trx, classId, ids)
  if (rows.length !== ids.length) throw new AppError('redemptionNotFound')
  if (rows.some(({ state }) => state === 'refunded')) throw new AppError('redemptionRefunded')
  const [from, state] = isDelivered
    ? (['redeemed', 'delivered'] as const)
    : (['delivered', 'redeemed'] as const)
  await setRedemptionState(trx, ids, [from], { state, stateAt: clock() })
  return { data: null, change: { type: 'rewards-changed', teacherId } }
}
