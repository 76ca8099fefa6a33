import type { Db } from '../../platform/db/schema.ts'
import type { RewardTable } from '../../platform/db/tables/comments/rewards.ts'

export type RewardRow = Omit<RewardTable, 'classId' | 'createdAt'>

export async function selectRewards(db: Db, classId: string): Promise<RewardRow[]> {
  return db
    .selectFrom('rewards')
    .select(['id', 'name', 'icon', 'cost', 'stock', 'isOn', 'position'])
    .where('classId', '=', classId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The rewards of a class's own that no exchange names. */
export async function selectUnusedRewards(db: Db, classId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('rewards')
    .select('id')
    .where('classId', '=', classId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('redemptions')
            .select('redemptions.id')
            .where('redemptions.classId', '=', classId)
            .whereRef('redemptions.rewardId', '=', 'rewards.id'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Writes all of a reward, whether the class had a row of it or not. */
export async function putReward(trx: Db, row: RewardTable): Promise<void> {
  const { classId: _, id: __, createdAt: ___, ...changes } = row
  await trx
    .insertInto('rewards')
    .values(row)
    .onConflict((conflict) => conflict.columns(['classId', 'id']).doUpdateSet(changes))
    .execute()
}

export async function deleteReward(trx: Db, classId: string, id: string): Promise<void> {
  await trx.deleteFrom('rewards').where('classId', '=', classId).where('id', '=', id).execute()
}

/** Takes so many from a stock that has them; answers whether it had. A reward without a stock never runs out. */
export async function takeFromStock(
  trx: Db,
  classId: string,
  id: string,
  quantity: number,
): Promise<boolean> {
  const taken = await trx
    .updateTable('rewards')
    .set((eb) => ({ stock: eb('stock', '-', quantity) }))
    .where('classId', '=', classId)
    .where('id', '=', id)
    .where('stock', '>=', quantity)
    .returning('id')
    .execute()
  return taken.length === 1
}

/** Puts back what was given back, where a stock is still counted. */
export async function returnToStock(trx: Db, classId: string, id: string, quantity: number): Promise<void> {
  await trx
    .updateTable('rewards')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('classId', '=', classId)
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute()
}
