import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CommentItemTable, ItemOrderTable } from '../../platform/db/tables/comments/comment-items.ts'

/** A teacher's own items, the oldest first. */
export const selectOwnItems = prepared((db, teacherId: string) =>
  db
    .selectFrom('commentItems')
    .select(['id', 'type', 'name', 'score', 'icon'])
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt')
    .orderBy('id'),
)

export const selectHiddenIds = prepared((db, teacherId: string) =>
  db.selectFrom('hiddenItems').select('itemId').where('teacherId', '=', teacherId).orderBy('itemId'),
)

export const selectOrders = prepared((db, teacherId: string) =>
  db.selectFrom('itemOrders').select(['type', 'itemIds']).where('teacherId', '=', teacherId).orderBy('type'),
)

export const selectUses = prepared((db, teacherId: string) =>
  db.selectFrom('itemUses').select(['itemId', 'uses']).where('teacherId', '=', teacherId).orderBy('itemId'),
)

export async function countOwnItems(trx: Db, teacherId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('commentItems')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertItem(trx: Db, row: CommentItemTable): Promise<void> {
  await trx.insertInto('commentItems').values(row).execute()
}

export async function updateItemRow(
  trx: Db,
  id: string,
  change: Pick<CommentItemTable, 'type' | 'name' | 'score' | 'icon'>,
): Promise<void> {
  await trx.updateTable('commentItems').set(change).where('id', '=', id).execute()
}

export async function deleteItemRow(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('commentItems').where('id', '=', id).execute()
}

export async function deleteUses(trx: Db, teacherId: string, itemId: string): Promise<void> {
  await trx.deleteFrom('itemUses').where('teacherId', '=', teacherId).where('itemId', '=', itemId).execute()
}

export async function insertHidden(trx: Db, teacherId: string, itemId: string): Promise<void> {
  await trx
    .insertInto('hiddenItems')
    .values({ teacherId, itemId })
    .onConflict((conflict) => conflict.columns(['teacherId', 'itemId']).doNothing())
    .execute()
}

export async function deleteHidden(trx: Db, teacherId: string, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return
  await trx
    .deleteFrom('hiddenItems')
    .where('teacherId', '=', teacherId)
    .where('itemId', 'in', itemIds)
    .execute()
}

/** Takes the place of the order that the type had, whole. */
export async function upsertOrder(trx: Db, row: ItemOrderTable): Promise<void> {
  await trx
    .insertInto('itemOrders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['teacherId', 'type']).doUpdateSet({ itemIds: row.itemIds }))
    .execute()
}

export async function deleteOrders(trx: Db, teacherId: string, types: readonly QualityType[]): Promise<void> {
  await trx.deleteFrom('itemOrders').where('teacherId', '=', teacherId).where('type', 'in', types).execute()
}
