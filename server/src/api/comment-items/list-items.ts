import type * as contract from '@pinge/contract/comment-items.ts'
import { commentItems, type CommentItem } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/schema.ts'
import { ReadyAnswer } from '../../platform/http/ready-answer.ts'
import { shippedItems } from '../writes/comment-items/shipped-items.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { arrangeItems, type Arrangement } from './arranged-items.ts'
import { selectHiddenIds, selectOrders, selectOwnItems, selectUses } from './comment-item.queries.ts'

/** Most teachers change nothing: their list is written once for all of them. */
const asShipped = ReadyAnswer.ofParts(JSON.stringify(z.parse(commentItems.data, shippedItems)))

type By = Pick<TeacherContext, 'teacherId'>

/** What this teacher may pick from in a class: the same in each of their classes. */
export async function listItems(db: Db, { teacherId }: By): Promise<CommentItem[] | ReadyAnswer> {
  const arrangement = await readArrangement(db, teacherId)
  const { own, hiddenIds, orders } = arrangement
  if (own.length === 0 && hiddenIds.size === 0 && orders.size === 0) return asShipped
  return arrangeItems(arrangement).filter(({ isHidden }) => !isHidden)
}

export async function listItemSettings(db: Db, { teacherId }: By): Promise<contract.ItemSetting[]> {
  const uses = new Map((await selectUses(db, teacherId)).map((row) => [row.itemId, row.uses]))
  const items = arrangeItems(await readArrangement(db, teacherId))
  return items.map((item) => ({ ...item, uses: uses.get(item.id) ?? 0 }))
}

export async function listOwnItems(
  db: Db,
  { teacherId }: By,
  { type }: RequestOf<typeof contract.ownItems>,
): Promise<(CommentItem & { isHidden: boolean })[]> {
  const { own, hiddenIds } = await readArrangement(db, teacherId)
  return own
    .filter((item) => item.type === type)
    .map((item) => ({ ...item, isCustom: true, isHidden: hiddenIds.has(item.id) }))
}

export async function readArrangement(db: Db, teacherId: string): Promise<Arrangement> {
  const own = await selectOwnItems(db, teacherId)
  const hidden = await selectHiddenIds(db, teacherId)
  const orders = await selectOrders(db, teacherId)
  return {
    own,
    hiddenIds: new Set(hidden.map(({ itemId }) => itemId)),
    orders: new Map(orders.map(({ type, itemIds }) => [type, itemIds.split(' ')])),
  }
}
