import {
  addItem as addCall,
  deleteItem as deleteCall,
  updateItem as updateCall,
} from '@pinge/contract/comment-items.ts'
import type { CommentItem } from '@pinge/contract/comments.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { DEFAULT_ITEM_ICON } from '@pinge/contract/item-icons.ts'
import { MAX_OWN_ITEMS } from '@pinge/contract/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { findShippedItem } from '../writes/comment-items/shipped-items.ts'
import { findOwnItem } from '../writes/comment-items/take-comment-item.ts'
import type { ApiDeps } from '../api-deps.ts'
import { changeItems } from './change-items.ts'
import {
  countOwnItems,
  deleteHidden,
  deleteItemRow,
  deleteUses,
  insertItem,
  updateItemRow,
} from './comment-item.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId'>
type By = Pick<Caller, 'teacherId'>

export async function addItem(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof addCall>,
): Promise<DataOf<typeof addCall>> {
  const { type, name, score, icon = DEFAULT_ITEM_ICON } = request
  return changeItems(deps, teacherId, addCall, request, async (trx) => {
    if ((await countOwnItems(trx, teacherId)) >= MAX_OWN_ITEMS) throw new AppError('tooManyItems')
    const id = deps.newId()
    await insertItem(trx, { id, teacherId, type, name, score, icon, createdAt: deps.clock() })
    return { id }
  })
}

/** What was given before keeps the name, picture and points that it was given with. */
export async function updateItem(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof updateCall>,
): Promise<null> {
  const { id } = request
  return changeItems(deps, teacherId, updateCall, request, async (trx) => {
    const { type, name, score, icon } = await requireOwnItem(trx, teacherId, id)
    await updateItemRow(trx, id, {
      type: request.type ?? type,
      name: request.name ?? name,
      score: request.score ?? score,
      icon: request.icon ?? icon,
    })
    return null
  })
}

export async function deleteItem(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof deleteCall>,
): Promise<null> {
  const { id } = request
  return changeItems(deps, teacherId, deleteCall, request, async (trx) => {
    await requireOwnItem(trx, teacherId, id)
    await deleteItemRow(trx, id)
    await deleteHidden(trx, teacherId, [id])
    await deleteUses(trx, teacherId, id)
    return null
  })
}

/** Refuses a shipped item openly, and a colleague's as if there were none. */
async function requireOwnItem(trx: Db, teacherId: string, id: string): Promise<CommentItem> {
  if (findShippedItem(id)) throw new AppError('shippedItemStays')
  const item = await findOwnItem(trx, teacherId, id)
  if (!item) throw new AppError('commentItemNotFound')
  return item
}
