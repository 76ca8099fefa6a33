import {
  hideItem as hideCall,
  orderItems as orderCall,
  restoreItems as restoreCall,
} from '@pinge/contract/comment-items.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { qualityTypes } from '@pinge/contract/quality-type.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { findShippedItem, shippedItems } from '../writes/comment-items/shipped-items.ts'
import { findOwnItem } from '../writes/comment-items/take-comment-item.ts'
import type { ApiDeps } from '../api-deps.ts'
import { arrangeItems } from './arranged-items.ts'
import { changeItems } from './change-items.ts'
import { deleteHidden, deleteOrders, insertHidden, upsertOrder } from './comment-item.queries.ts'
import { readArrangement } from './list-items.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock'>
type By = Pick<Caller, 'teacherId'>

/** What is hidden is offered no more; it can still be given by whoever holds its id, and keeps its place. */
export async function hideItem(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof hideCall>,
): Promise<null> {
  const { id, isHidden } = request
  return changeItems(deps, teacherId, hideCall, request, async (trx) => {
    const item = findShippedItem(id) ?? (await findOwnItem(trx, teacherId, id))
    if (!item) throw new AppError('commentItemNotFound')
    if (isHidden) await insertHidden(trx, teacherId, id)
    else await deleteHidden(trx, teacherId, [id])
    return null
  })
}

/** Each order takes the place of the one before, whole: of two at once the later one stands, and never a mixture. */
export async function orderItems(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof orderCall>,
): Promise<null> {
  const { type } = request
  const itemIds = [...new Set(request.itemIds)]
  return changeItems(deps, teacherId, orderCall, request, async (trx) => {
    const items = arrangeItems(await readArrangement(trx, teacherId))
    const ofType = new Set(items.filter((item) => item.type === type).map(({ id }) => id))
    if (!itemIds.every((id) => ofType.has(id))) throw new AppError('commentItemNotFound')
    await upsertOrder(trx, { teacherId, type, itemIds: itemIds.join(' ') })
    return null
  })
}

/** Shipped items are offered again and stand as they were shipped; own ones stay as they are, behind them. */
export async function restoreItems(
  deps: Deps,
  { teacherId }: By,
  request: RequestOf<typeof restoreCall>,
): Promise<null> {
  const types = request.type === undefined ? qualityTypes.map(({ type }) => type) : [request.type]
  const ids = shippedItems.filter(({ type }) => types.includes(type)).map(({ id }) => id)
  return changeItems(deps, teacherId, restoreCall, request, async (trx) => {
    await deleteHidden(trx, teacherId, ids)
    await deleteOrders(trx, teacherId, types)
    return null
  })
}
