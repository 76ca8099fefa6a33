import type { CommentItem } from '@pinge/contract/comments.ts'
import { RECENT_ITEMS_PER_TYPE } from '@pinge/contract/values/limits.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'

export type RecentItem = { type: QualityType; id: string }

/** Puts the item that was just used in front: one entry an id, and at most nine a type. */
export function rememberItem(recent: readonly RecentItem[], used: RecentItem): RecentItem[] {
  const others = recent.filter((item) => item.id !== used.id)
  let ofSameType = 1
  return [
    { type: used.type, id: used.id },
    ...others.filter((item) => item.type !== used.type || ofSameType++ < RECENT_ITEMS_PER_TYPE),
  ]
}

/** The items of one type, recent ones first and the rest in their own order. */
export function itemsOfType(
  items: readonly CommentItem[],
  recent: readonly RecentItem[],
  type: QualityType,
): CommentItem[] {
  return recentFirst(
    items.filter((item) => item.type === type),
    recent,
  )
}

/** What is used most: recent items of any type first, then praises, one of each type in turn. */
export function recommendItems(
  items: readonly CommentItem[],
  recent: readonly RecentItem[],
  count: number,
): CommentItem[] {
  const recentIds = new Set(recent.map((item) => item.id))
  const isOffered = (item: CommentItem) => item.score > 0 || recentIds.has(item.id)
  return recentFirst(inTurns(items.filter(isOffered)), recent).slice(0, count)
}

export function recentFirst(items: readonly CommentItem[], recent: readonly RecentItem[]): CommentItem[] {
  const place = new Map(recent.map((item, index) => [item.id, index]))
  const placeOf = (item: CommentItem) => place.get(item.id) ?? recent.length
  // A stable sort: items that were never used keep their own order behind.
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The first of every type, then the second of every type, and so on. */
function inTurns(items: readonly CommentItem[]): CommentItem[] {
  const seen = new Map<QualityType, number>()
  return items
    .map((item) => {
      const turn = seen.get(item.type) ?? 0
      seen.set(item.type, turn + 1)
      return { item, turn }
    })
    .toSorted((a, b) => a.turn - b.turn || a.item.type - b.item.type)
    .map(({ item }) => item)
}
