import { MAX_REWARD_COST } from '@pinge/contract/values/limits.ts'
import type { Reward } from '@pinge/contract/rewards.ts'
import { readWholeNumber } from '../read-whole-number.ts'

/** What pupils exchange their points for, as far as it is chosen and written. */
export type ExchangeDraft = {
  rewardId: string | null
  /** For each pupil. */
  count: number
  /** What is written where no reward of the class is meant. */
  name: string
  cost: string
}

/** An amount without a reward. */
export const FREE = 'free'

export const emptyExchange: ExchangeDraft = { rewardId: null, count: 1, name: '', cost: '' }

export type DraftedReward = Pick<Reward, 'name' | 'icon' | 'cost' | 'stock'> & {
  isComplete: boolean
  /** As the call names it. */
  named: { rewardId: string; cost: number } | { name: string; cost: number }
}

/** The reward of a draft; one that was switched off meanwhile is no longer chosen. */
export function draftedReward(
  { rewardId, name: written, cost: typed }: ExchangeDraft,
  offered: readonly Reward[],
): DraftedReward {
  const reward = offered.find(({ id }) => id === rewardId)
  if (reward) {
    const { id, name, icon, cost, stock } = reward
    return { name, icon, cost, stock, isComplete: true, named: { rewardId: id, cost } }
  }
  const name = written.trim()
  const points = readWholeNumber(typed, 1, MAX_REWARD_COST)
  const isComplete = rewardId === FREE && name !== '' && points !== null
  const cost = points ?? 0
  return { name, icon: 'gem', cost, stock: null, isComplete, named: { name, cost } }
}
