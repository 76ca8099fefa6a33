import type { CommentItem } from '@pinge/contract/comments.ts'
import { AppError } from '../../../platform/app-error.ts'
import { prepared } from '../../../platform/db/statements/prepared.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { findShippedItem } from './shipped-items.ts'

/** An item of this teacher's own; a colleague's is as unknown as one that was deleted. */
export async function findOwnItem(
  db: Db,
  teacherId: string,
  itemId: string,
): Promise<CommentItem | undefined> {
  const [item] = await selectOwnItem(db, teacherId, itemId)
  return item && { ...item, isCustom: true }
}

const selectOwnItem = prepared((db, teacherId: string, itemId: string) =>
  db
    .selectFrom('commentItems')
    .select(['id', 'type', 'name', 'score', 'icon'])
    .where('id', '=', itemId)
    .where('teacherId', '=', teacherId),
)

/**
 * The item that a teacher gives: a shipped one, hidden or not, or one of their own. Every write that gives an item takes it from
 * here, so that the use is counted in the same transaction.
 */
export async function takeCommentItem(trx: Db, teacherId: string, itemId: string): Promise<CommentItem> {
  const item = findShippedItem(itemId) ?? (await findOwnItem(trx, teacherId, itemId))
  if (!item) throw new AppError('commentItemNotFound')
  await countUse(trx, teacherId, itemId)
  return item
}

/** One use less, when what the teacher gave is undone. */
export async function giveBackCommentItem(trx: Db, teacherId: string, itemId: string): Promise<void> {
  await takeBackUse(trx, teacherId, itemId)
}

const countUse = prepared((db, teacherId: string, itemId: string) =>
  db
    .insertInto('itemUses')
    .values({ teacherId, itemId, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['teacherId', 'itemId']).doUpdateSet((eb) => ({ uses: eb('itemUses.uses', '+', 1) })),
    ),
)

// What an example class was made with was never counted, and the tally of a deleted item is gone.
const takeBackUse = prepared((db, teacherId: string, itemId: string) =>
  db
    .updateTable('itemUses')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('teacherId', '=', teacherId)
    .where('itemId', '=', itemId)
    .where('uses', '>', 0),
)
