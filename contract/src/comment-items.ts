import * as z from 'zod/mini'
import { CommentItem, OwnPoints } from './comments.ts'
import { endpoint } from './protocol/endpoint.ts'
import type { ErrorName } from './protocol/error-name.ts'
import { Empty, Id, Nothing, RequestId } from './values/fields.ts'
import { itemIcons } from './values/icons/item-icons.ts'
import { MAX_ITEM_NAME_LENGTH, MAX_OWN_ITEMS, MAX_SHIPPED_ITEMS_PER_TYPE } from './values/limits.ts'
import { QualityType } from './values/quality-type.ts'

/** The name of a teacher's own item, trimmed, on one line. */
export const ItemName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'itemNameRequired' satisfies ErrorName }),
    z.maxLength(MAX_ITEM_NAME_LENGTH, { error: 'itemNameTooLong' satisfies ErrorName }),
    z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u, { error: 'itemNameOdd' satisfies ErrorName }),
  )

const Icon = z.enum(itemIcons)

/** One of the five qualities as a label: how a client draws it and what it calls it. */
export const CommentLabel = z.object({
  type: QualityType,
  /** The English name of the specification. */
  key: z.string(),
  name: z.string(),
  /** Two characters, for tabs. */
  tab: z.string(),
  /** #rrggbb; white text on it, and it as text on `tint`, can be read by everybody. */
  color: z.string(),
  tint: z.string(),
  /** So that colour is never the only cue. */
  shape: z.enum(['circle', 'square', 'triangle', 'diamond', 'star']),
})
export type CommentLabel = z.infer<typeof CommentLabel>

export const commentLabels = endpoint({
  path: '/api/business-client/comment/findCommentLabel',
  summary: '五类品质的标签：名称、颜色和形状',
  access: 'teacher',
  request: Empty,
  data: z.array(CommentLabel),
})

/** An item as its teacher arranges it. */
export const ItemSetting = z.object({
  ...CommentItem.shape,
  /** Not offered when a comment is given. */
  isHidden: z.boolean(),
  /** How often this teacher gave it, a comment for several pupils counts once; what was undone does not count. */
  uses: z.int().check(z.nonnegative()),
})
export type ItemSetting = z.infer<typeof ItemSetting>

export const itemSettings = endpoint({
  path: '/api/business-client/comment/itemSettings',
  summary: '我的全部点评项，停用的也在内，按我的顺序',
  access: 'teacher',
  request: z.strictObject({}),
  data: z.array(ItemSetting),
})

export const ownItems = endpoint({
  path: '/api/business-client/comment/cusItemListAsc',
  summary: '我的自定义点评项，先添加的在前，停用的也在内',
  access: 'teacher',
  request: z.object({ type: QualityType }),
  data: z.array(z.object({ ...CommentItem.shape, isHidden: z.boolean() })),
})

export const addItem = endpoint({
  path: '/api/business-client/comment/addReviewItem',
  summary: '添加自定义点评项',
  access: 'teacher',
  request: z.object({
    type: QualityType,
    name: ItemName,
    score: OwnPoints,
    icon: z.optional(Icon),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ id: Id }),
})

export const updateItem = endpoint({
  path: '/api/business-client/comment/updateReviewItem',
  summary: '修改自定义点评项；以前的记录不变',
  access: 'teacher',
  request: z.strictObject({
    id: Id,
    type: z.optional(QualityType),
    name: z.optional(ItemName),
    score: z.optional(OwnPoints),
    icon: z.optional(Icon),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const deleteItem = endpoint({
  path: '/api/business-client/comment/deleteReviewItem',
  summary: '删除自定义点评项；以前的记录不变',
  access: 'teacher',
  request: z.object({ id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const hideItem = endpoint({
  path: '/api/business-client/comment/hideReviewItem',
  summary: '停用或启用一个点评项，只对自己',
  access: 'teacher',
  request: z.strictObject({ id: Id, isHidden: z.boolean(), requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const orderItems = endpoint({
  path: '/api/business-client/comment/orderReviewItems',
  summary: '一类点评项的顺序，只对自己；没有列出的排在后面',
  access: 'teacher',
  request: z.strictObject({
    type: QualityType,
    /** An item named twice stands where it was named first. */
    itemIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_OWN_ITEMS + MAX_SHIPPED_ITEMS_PER_TYPE)),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const restoreItems = endpoint({
  path: '/api/business-client/comment/restoreReviewItems',
  summary: '系统点评项恢复启用和最初的顺序；自定义的保留，排在后面',
  access: 'teacher',
  request: z.strictObject({ type: z.optional(QualityType), requestId: z.optional(RequestId) }),
  data: Nothing,
})
