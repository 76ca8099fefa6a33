import type { Db } from '../../platform/db/schema.ts'
import { selectRewards, type RewardRow } from './reward.queries.ts'
import { shippedRewardIds, shippedRewards } from './shipped-rewards.ts'

export type ClassReward = RewardRow & { isCustom: boolean }

/** The rewards of a class in their order: its own rows, and the shipped ones that no owner has changed. */
export async function findRewards(db: Db, classId: string): Promise<ClassReward[]> {
  const rows = await selectRewards(db, classId)
  const changed = new Set(rows.map(({ id }) => id))
  const asShipped = shippedRewards.flatMap((reward, position) =>
    changed.has(reward.id) ? [] : [{ ...reward, stock: null, isOn: 1 as const, position }],
  )
  return [...rows, ...asShipped]
    .map((reward) => ({ ...reward, isCustom: !shippedRewardIds.has(reward.id) }))
    .toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

export async function findReward(db: Db, classId: string, id: string): Promise<ClassReward | undefined> {
  return (await findRewards(db, classId)).find((reward) => reward.id === id)
}

/** A reward and how many of it, as the ledger names it. */
export function formatCount(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`
}
