import type * as contract from '@pinge/contract/comment-items.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findShippedItem, shippedItems } from '../writes/comment-items/shipped-items.ts'
import { findOwnItem } from '../writes/comment-items/take-comment-item.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { arrangeItems } from './arranged-items.ts'
import { deleteHidden, deleteOrders, insertHidden, upsertOrder } from './comment-item.queries.ts'
import { readArrangement } from './list-items.ts'

/** What is hidden is offered no more; it can still be given by a client that holds its id, and keeps its place. */
export async function hideItem(
  trx: Db,
  { teacherId }: TeacherContext,
  { id, isHidden }: RequestOf<typeof contract.hideItem>,
): Promise<null> {
  const item = findShippedItem(id) ?? (await findOwnItem(trx, teacherId, id))
  if (!item) throw new AppError('commentItemNotFound')
  if (isHidden) await insertHidden(trx, teacherId, id)
  else await deleteHidden(trx, teacherId, [id])
  return null
}

/** Each order takes the place of the one before, whole: of two at once the later one stands, and never a mixture. */
export async function orderItems(
  trx: Db,
  { teacherId }: TeacherContext,
  { type, itemIds: given }: RequestOf<typeof contract.orderItems>,
): Promise<null> {
  const itemIds = [...new Set(given)]
  const items = arrangeItems(await readArrangement(trx, teacherId))
  const ofType = new Set(items.filter((item) => item.type === type).map(({ id }) => id))
  if (!itemIds.every((id) => ofType.has(id))) throw new AppError('commentItemNotFound')
  await upsertOrder(trx, { teacherId, type, itemIds: itemIds.join(' ') })
  return null
}

/** Shipped items are offered again and stand as they were shipped; own ones stay as they are, behind them. */
export async function restoreItems(
  trx: Db,
  { teacherId }: TeacherContext,
  { type }: RequestOf<typeof contract.restoreItems>,
): Promise<null> {
  const types = type === undefined ? qualityTypes.map((quality) => quality.type) : [type]
  const ids = shippedItems.filter((item) => types.includes(item.type)).map(({ id }) => id)
  await deleteHidden(trx, teacherId, ids)
  await deleteOrders(trx, teacherId, types)
  return null
}
