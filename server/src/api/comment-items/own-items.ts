import type * as contract from '@pinge/contract/comment-items.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_ITEM_ICON } from '@pinge/contract/values/icons/item-icons.ts'
import { MAX_OWN_ITEMS } from '@pinge/contract/values/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { findShippedItem } from '../writes/comment-items/shipped-items.ts'
import { findOwnItem } from '../writes/comment-items/take-comment-item.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import {
  countOwnItems,
  deleteHidden,
  deleteItemRow,
  deleteUses,
  insertItem,
  updateItemRow,
} from './comment-item.queries.ts'

export async function addItem(
  trx: Db,
  { teacherId, newId, clock }: TeacherContext,
  { type, name, score, icon = DEFAULT_ITEM_ICON }: RequestOf<typeof contract.addItem>,
): Promise<DataOf<typeof contract.addItem>> {
  if ((await countOwnItems(trx, teacherId)) >= MAX_OWN_ITEMS) throw new AppError('tooManyItems')
  const id = newId()
  await insertItem(trx, { id, teacherId, type, name, score, icon, createdAt: clock() })
  return { id }
}

/** What was given before keeps the name, picture and points that it was given with. */
export async function updateItem(
  trx: Db,
  { teacherId }: TeacherContext,
  request: RequestOf<typeof contract.updateItem>,
): Promise<null> {
  const { type, name, score, icon } = await requireOwnItem(trx, teacherId, request.id)
  await updateItemRow(trx, request.id, {
    type: request.type ?? type,
    name: request.name ?? name,
    score: request.score ?? score,
    icon: request.icon ?? icon,
  })
  return null
}

export async function deleteItem(
  trx: Db,
  { teacherId }: TeacherContext,
  { id }: RequestOf<typeof contract.deleteItem>,
): Promise<null> {
  await requireOwnItem(trx, teacherId, id)
  await deleteItemRow(trx, id)
  await deleteHidden(trx, teacherId, [id])
  await deleteUses(trx, teacherId, id)
  return null
}

/** Refuses a shipped item openly, and a colleague's as if there were none. */
async function requireOwnItem(trx: Db, teacherId: string, id: string): Promise<CommentItem> {
  if (findShippedItem(id)) throw new AppError('shippedItemStays')
  const item = await findOwnItem(trx, teacherId, id)
  if (!item) throw new AppError('commentItemNotFound')
  return item
}
