import {
  deliverRewards as deliverCall,
  redeem as redeemCall,
  refundRewards as refundCall,
  removeReward as removeCall,
  rewardList,
  rewardRecords,
  saveReward as saveCall,
  sortRewards as sortCall,
} from '@pinge/contract/rewards.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deliverRewards } from './deliver-rewards.ts'
import { listRedemptions } from './list-redemptions.ts'
import { listRewards } from './list-rewards.ts'
import { removeReward, saveReward, sortRewards } from './manage-rewards.ts'
import { redeem } from './redeem.ts'
import { refundRewards } from './refund-rewards.ts'

export function rewardRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(rewardList, ({ teacherId }, { classId }) => listRewards(read, teacherId, classId))
  endpoints.teacher(saveCall, (caller, request) => saveReward(deps, caller, request))
  endpoints.teacher(sortCall, (caller, request) => sortRewards(deps, caller, request))
  endpoints.teacher(removeCall, (caller, request) => removeReward(deps, caller, request))
  endpoints.teacher(redeemCall, (caller, request) => redeem(deps, caller, request))
  endpoints.teacher(rewardRecords, ({ teacherId }, request) => listRedemptions(read, teacherId, request))
  endpoints.teacher(deliverCall, (caller, request) => deliverRewards(deps, caller, request))
  endpoints.teacher(refundCall, (caller, request) => refundRewards(deps, caller, request))
}
