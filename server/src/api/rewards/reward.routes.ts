import * as contract from '@pinge/contract/rewards.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { deliverRewards } from './deliver-rewards.ts'
import { listRedemptions } from './list-redemptions.ts'
import { listRewards, removeReward, saveReward, sortRewards } from './manage-rewards.ts'
import { redeem } from './redeem.ts'
import { refundRewards } from './refund-rewards.ts'

export function rewardRoutes(endpoints: ApiEndpoints): void {
  endpoints.classRead(contract.rewardList, listRewards)
  endpoints.classWrite(contract.saveReward, saveReward)
  endpoints.classWrite(contract.sortRewards, sortRewards)
  endpoints.classWrite(contract.removeReward, removeReward)
  endpoints.classWrite(contract.redeem, redeem)
  endpoints.classRead(contract.rewardRecords, listRedemptions)
  endpoints.classWrite(contract.deliverRewards, deliverRewards)
  endpoints.classWrite(contract.refundRewards, refundRewards)
}
