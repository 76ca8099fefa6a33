import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { MAX_REWARDS_PER_CLASS } from '@pinge/contract/limits.ts'
import {
  removeReward as removeCall,
  saveReward as saveCall,
  sortRewards as sortCall,
} from '@pinge/contract/rewards.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeClass } from '../writes/change-class.ts'
import type { ClassRole } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findRewards } from './find-rewards.ts'
import { deleteReward, putReward, selectUnusedRewards } from './reward.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>
type By = Pick<Caller, 'teacherId'>

const NEW_REWARD_ICON = 'star'

/** Makes a reward, which comes last, or changes one; by the owner. What is not given stays as it is. */
export async function saveReward(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof saveCall>,
): Promise<DataOf<typeof saveCall>> {
  const { clock, newId } = deps
  const { classId, name, cost, icon, stock, isOn } = request
  return changeClass(deps, teacherId, saveCall, request, async (trx, role) => {
    requireOwnerRole(role)
    const rewards = await findRewards(trx, classId)
    const before = rewards.find((reward) => reward.id === request.id)
    if (request.id !== undefined && !before) throw new AppError('rewardNotFound')
    if (!before && rewards.length >= MAX_REWARDS_PER_CLASS) throw new AppError('tooManyRewards')

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
  })
}

/** Puts the named rewards first, in the order in which they are named; by the owner. */
export async function sortRewards(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof sortCall>,
): Promise<null> {
  const { classId } = request
  const rewardIds = [...new Set(request.rewardIds)]
  return changeClass(deps, teacherId, sortCall, request, async (trx, role) => {
    requireOwnerRole(role)
    const rewards = await findRewards(trx, classId)
    const named = rewardIds.map((id) => {
      const reward = rewards.find((one) => one.id === id)
      if (!reward) throw new AppError('rewardNotFound')
      return reward
    })
    const rest = rewards.filter(({ id }) => !rewardIds.includes(id))
    for (const [position, { isCustom: _, ...reward }] of [...named, ...rest].entries())
      await putReward(trx, { ...reward, classId, position, createdAt: deps.clock() })
    return { data: null, change: { type: 'rewards-changed', teacherId } }
  })
}

/** Removes a reward that the owner made and nobody has exchanged for. Any other is switched off instead. */
export async function removeReward(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof removeCall>,
): Promise<null> {
  const { classId, rewardId } = request
  return changeClass(deps, teacherId, removeCall, request, async (trx, role) => {
    requireOwnerRole(role)
    const reward = (await findRewards(trx, classId)).find(({ id }) => id === rewardId)
    if (!reward) throw new AppError('rewardNotFound')
    if (!reward.isCustom || !(await selectUnusedRewards(trx, classId)).has(rewardId))
      throw new AppError('rewardNotRemovable')
    await deleteReward(trx, classId, rewardId)
    return { data: null, change: { type: 'rewards-changed', teacherId } }
  })
}

function requireOwnerRole(role: ClassRole): void {
  if (role !== 'owner') throw new AppError('ownerOnly')
}
