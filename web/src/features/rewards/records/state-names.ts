import type { RedemptionState } from '@pinge/contract/rewards.ts'

export const stateNames: Record<RedemptionState, string> = {
  redeemed: '已兑换',
  delivered: '已发放',
  refunded: '已撤销',
}
