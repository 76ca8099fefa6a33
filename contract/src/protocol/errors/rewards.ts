/** Rewards. */

export const rewardNotFound = { code: 404, message: '奖品不存在，请刷新后重试' } as const
export const rewardOff = { code: 409, message: '这个奖品已经停用，请换一个' } as const
export const rewardCostChanged = { code: 409, message: '这个奖品的积分刚刚改过，请看过再兑换' } as const
export const rewardOutOfStock = { code: 409, message: '奖品的库存不够' } as const
export const rewardNotRemovable = {
  code: 409,
  message: '系统自带的和已经有人兑换过的奖品不能删除，可以停用',
} as const
export const tooManyRewards = { code: 409, message: '每个班级最多 100 个奖品' } as const
export const rewardIncomplete = { code: 400, message: '新奖品要写名称和所需积分' } as const
export const redeemIncomplete = { code: 400, message: '请选一个奖品，或者写清自定义的名称和积分' } as const
export const redeemScoreTooLow = { code: 409, message: '可兑换积分不够' } as const
export const redemptionNotFound = { code: 404, message: '这条兑换记录不存在，请刷新后重试' } as const
export const redemptionRefunded = { code: 409, message: '这次兑换已经撤销过了，请到兑换记录里查看' } as const
export const refundNotYours = { code: 404, message: '只能撤销自己经手的兑换' } as const
