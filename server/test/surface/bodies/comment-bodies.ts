import * as commentItems from '@pinge/contract/comment-items.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import * as rewardCalls from '@pinge/contract/rewards.ts'
import type { BodiesOf, Ground } from './ground.ts'

/** Comments and their items, and what points are exchanged for. */
export async function makeForComments({ app, tokens, classId, studentIds }: Ground): Promise<BodiesOf> {
  const { call } = app
  const pupils = [...studentIds]
  const given = await call(giveComment, { classId, itemId: 's1-01', studentIds: pupils }, tokens.owner)
  await call(giveComment, { classId, name: '攒积分', score: 10, studentIds: pupils }, tokens.owner)
  const exchange = { classId, studentIds: pupils.slice(0, 1), name: '贴纸', cost: 1 }
  await call(rewardCalls.redeem, exchange, tokens.owner)
  const records = await call(rewardCalls.rewardRecords, { classId }, tokens.owner)
  const redemptionIds = records.data.items.map(({ id }) => id)
  const reward = await call(rewardCalls.saveReward, { classId, name: '小书签', cost: 5 }, tokens.owner)
  const newItem = { type: 1 as const, name: '帮助同桌', score: 2 }
  const itemId = (await call(commentItems.addItem, newItem, tokens.owner)).data.id
  const leavingItem = (await call(commentItems.addItem, newItem, tokens.owner)).data.id
  return () => ({
    [commentItems.ownItems.path]: { type: 1 },
    [commentItems.addItem.path]: newItem,
    [commentItems.updateItem.path]: { id: itemId, name: '照顾同桌' },
    [commentItems.hideItem.path]: { id: itemId, isHidden: true },
    [commentItems.orderItems.path]: { type: 1, itemIds: [itemId] },
    [commentItems.deleteItem.path]: { id: leavingItem },
    [giveComment.path]: { classId, itemId: 's1-01', studentIds },
    [updateRemark.path]: { classId, batchId: given.data.batchId, remark: '改过的备注' },
    [undoComment.path]: { classId, batchId: given.data.batchId },
    [resetScore.path]: { classId, studentIds },
    [rewardCalls.saveReward.path]: { classId, name: '盲盒', cost: 20 },
    [rewardCalls.sortRewards.path]: { classId, rewardIds: ['g-03', 'g-01'] },
    [rewardCalls.removeReward.path]: { classId, rewardId: reward.data.id },
    [rewardCalls.redeem.path]: exchange,
    [rewardCalls.deliverRewards.path]: { classId, redemptionIds },
    [rewardCalls.refundRewards.path]: { classId, redemptionIds },
  })
}
