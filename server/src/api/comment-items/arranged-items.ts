import type { CommentItem } from '@pinge/contract/comments.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { shippedItems } from '../writes/comment-items/shipped-items.ts'

/** What one teacher made of the items: own ones, the oldest first; what is hidden; the order of each type. */
export type Arrangement = {
  own: readonly Omit<CommentItem, 'isCustom'>[]
  hiddenIds: ReadonlySet<string>
  orders: ReadonlyMap<QualityType, readonly string[]>
}

export type ArrangedItem = CommentItem & { isHidden: boolean }

/**
 * Shipped and own items as the teacher sees them: type by type, praises before reminders, each as it was ordered. What
 * was never ordered stands behind: shipped items in their own order, then own ones, the newest last.
 */
export function arrangeItems({ own, hiddenIds, orders }: Arrangement): ArrangedItem[] {
  const places = new Map([...orders.values()].flatMap((ids) => ids.map((id, place) => [id, place] as const)))
  const placeOf = ({ id }: CommentItem) => places.get(id) ?? Number.MAX_SAFE_INTEGER
  const all: CommentItem[] = [...shippedItems, ...own.map((item) => ({ ...item, isCustom: true }))]
  return (
    all
      // A stable sort: what has no place keeps its own order.
      .toSorted(
        (a, b) => a.type - b.type || Math.sign(b.score) - Math.sign(a.score) || placeOf(a) - placeOf(b),
      )
      .map((item) => ({ ...item, isHidden: hiddenIds.has(item.id) }))
  )
}
