import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_REWARDS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../writes/contexts.ts'
import { findRewards } from './find-rewards.ts'
import { deleteReward, putReward, selectUnusedRewards } from './reward.queries.ts'

const NEW_REWARD_ICON = 'star'

export async function listRewards(db: Db, { classId }: ClassReadContext): Promise<contract.Reward[]> {
  const unused = await selectUnusedRewards(db, classId)
  return (await findRewards(db, classId)).map(({ isOn, position: _, ...reward }) => ({
    ...reward,
    isOn: isOn === 1,
    canRemove: reward.isCustom && unused.has(reward.id),
  }))
}

/** Makes a reward, which comes last, or changes one. What is not given stays as it is. */
export async function saveReward(
  trx: Db,
  { classId, teacherId, clock, newId }: ClassContext,
  request: RequestOf<typeof contract.saveReward>,
): Promise<ClassChange<typeof contract.saveReward>> {
  const { icon, stock, isOn } = request
  const rewards = await findRewards(trx, classId)
  const before = rewards.find((reward) => reward.id === request.id)
  if (request.id !== undefined && !before) throw new AppError('rewardNotFound')
  if (!before && rewards.length >= MAX_REWARDS_PER_CLASS) throw new AppError('tooManyRewards')
  const { name = before?.name, cost = before?.cost } = request
  if (name === undefined || cost === undefined) throw new AppError('rewardIncomplete')
  const id = before?.id ?? newId()
  await putReward(trx, {
    classId,
    id,
    name,
    cost,
    icon: icon ?? before?.icon ?? NEW_REWARD_ICON,
    stock: stock === undefined ? (before?.stock ?? null) : stock,
    isOn: isOn === undefined ? (before?.isOn ?? 1) : isOn ? 1 : 0,
    position: before?.position ?? Math.max(0, ...rewards.map(({ position }) => position)) + 1,
    createdAt: clock(),
  })
  return { data: { id }, change: { type: 'rewards-changed', teacherId } }
}

/** Puts the named rewards first, in the order in which they are named. */
export async function sortRewards(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  request: RequestOf<typeof contract.sortRewards>,
): Promise<ClassChange<typeof contract.sortRewards>> {
  const rewardIds = [...new Set(request.rewardIds)]
  const rewards = await findRewards(trx, classId)
  const named = rewardIds.map((id) => {
    const reward = rewards.find((one) => one.id === id)
    if (!reward) throw new AppError('rewardNotFound')
    return reward
  })
  const rest = rewards.filter(({ id }) => !rewardIds.includes(id))
  for (const [position, { isCustom: _, ...reward }] of [...named, ...rest].entries())
    await putReward(trx, { ...reward, classId, position, createdAt: clock() })
  return { data: null, change: { type: 'rewards-changed', teacherId } }
}

/** Removes a reward that the owner made and that was never exchanged for. Any other is switched off instead. */
export async function removeReward(
  trx: Db,
  { classId, teacherId }: ClassContext,
  { rewardId }: RequestOf<typeof contract.removeReward>,
): Promise<ClassChange<typeof contract.removeReward>> {
  const reward = (await findRewards(trx, classId)).find(({ id }) => id === rewardId)
  if (!reward) throw new AppError('rewardNotFound')
  if (!reward.isCustom || !(await selectUnusedRewards(trx, classId)).has(rewardId))
    throw new AppError('rewardNotRemovable')
  await deleteReward(trx, classId, rewardId)
  return { data: null, change: { type: 'rewards-changed', teacherId } }
}
