import type { Reward } from '@pinge/contract/rewards.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireClass } from '../access/require-class.ts'
import { findRewards } from './find-rewards.ts'
import { selectUnusedRewards } from './reward.queries.ts'

export async function listRewards(db: Db, teacherId: string, classId: string): Promise<Reward[]> {
  await requireClass(db, teacherId, classId)
  const unused = await selectUnusedRewards(db, classId)
  return (await findRewards(db, classId)).map(({ isOn, position: _, ...reward }) => ({
    ...reward,
    isOn: isOn === 1,
    canRemove: reward.isCustom && unused.has(reward.id),
  }))
}
