import {
  addItem as addItemCall,
  commentLabels,
  deleteItem as deleteItemCall,
  hideItem as hideItemCall,
  itemSettings,
  orderItems as orderItemsCall,
  ownItems,
  restoreItems as restoreItemsCall,
  updateItem as updateItemCall,
} from '@pinge/contract/comment-items.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'
import { hideItem, orderItems, restoreItems } from './arrange-items.ts'
import { labels } from './comment-labels.ts'
import { listItems, listItemSettings, listOwnItems } from './list-items.ts'
import { addItem, deleteItem, updateItem } from './own-items.ts'

export function commentItemRoutes(endpoints: Endpoints, deps: ApiDeps): void {
  const { read } = deps.database
  endpoints.teacher(commentItems, ({ teacherId }, { classId }) => listItems(read, teacherId, classId))
  endpoints.teacher(commentLabels, async () => [...labels])
  endpoints.teacher(itemSettings, ({ teacherId }) => listItemSettings(read, teacherId))
  endpoints.teacher(ownItems, ({ teacherId }, { type }) => listOwnItems(read, teacherId, type))
  endpoints.teacher(addItemCall, (caller, request) => addItem(deps, caller, request))
  endpoints.teacher(updateItemCall, (caller, request) => updateItem(deps, caller, request))
  endpoints.teacher(deleteItemCall, (caller, request) => deleteItem(deps, caller, request))
  endpoints.teacher(hideItemCall, (caller, request) => hideItem(deps, caller, request))
  endpoints.teacher(orderItemsCall, (caller, request) => orderItems(deps, caller, request))
  endpoints.teacher(restoreItemsCall, (caller, request) => restoreItems(deps, caller, request))
}
