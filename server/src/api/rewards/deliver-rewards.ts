import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { deliverRewards as contract } from '@pinge/contract/rewards.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectRedemptions, setRedemptionState } from './redemption.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/** Notes that the rewards were handed over. Those that were already stay as they are. */
export async function deliverRewards(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId } = request
  const ids = [...new Set(request.redemptionIds)]
  return changeClass(deps, teacherId, contract, request, async (trx) => {
    const rows = await selectRedemptions(trx, classId, ids)
    if (rows.length !== ids.length) throw new AppError('redemptionNotFound')
    if (rows.some(({ state }) => state === 'refunded')) throw new AppError('redemptionRefunded')
    await setRedemptionState(trx, ids, ['redeemed'], { state: 'delivered', stateAt: deps.clock() })
    return { data: null, change: { type: 'rewards-changed', teacherId } }
  })
}
