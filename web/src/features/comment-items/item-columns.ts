import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { moveItem } from '../../shared/drag/move-item.ts'

export const itemKinds = ['praise', 'reminder'] as const
export type ItemKind = (typeof itemKinds)[number]

export const kindLabels: Record<ItemKind, string> = { praise: '表扬', reminder: '待改进' }

export function kindOf({ score }: Pick<ItemSetting, 'score'>): ItemKind {
  return score > 0 ? 'praise' : 'reminder'
}

/** The items of one column, in the teacher's order. */
export function itemsOfColumn(
  items: readonly ItemSetting[],
  type: QualityType,
  kind: ItemKind,
): ItemSetting[] {
  return items.filter((item) => item.type === type && kindOf(item) === kind)
}

/** The ids of a type, column by column, after an item was moved to a place of its own column. */
export function orderAfterMove(
  items: readonly ItemSetting[],
  type: QualityType,
  id: string,
  to: number,
): string[] {
  return itemKinds.flatMap((kind) =>
    moveItem(
      itemsOfColumn(items, type, kind).map((item) => item.id),
      id,
      to,
    ),
  )
}

/** The items with those of the named ids in the order of the ids; all others stay where they are. */
export function inOrder(items: readonly ItemSetting[], ids: readonly string[]): ItemSetting[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  const ordered = items
    .filter((item) => places.has(item.id))
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  return items.map((item) => (places.has(item.id) ? (ordered.shift() ?? item) : item))
}

export function withChanged(
  items: readonly ItemSetting[],
  id: string,
  change: Partial<ItemSetting>,
): ItemSetting[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

/** What is asked before a type is made as it was shipped: how many come back, and what stays. */
export function formatRestore(items: readonly ItemSetting[], type: QualityType): string {
  const ofType = items.filter((item) => item.type === type)
  const shipped = ofType.filter((item) => !item.isCustom)
  const hidden = shipped.filter((item) => item.isHidden).length
  const own = ofType.length - shipped.length
  const back =
    hidden > 0 ? `停用的 ${hidden} 个系统点评项重新启用，` : `${shipped.length} 个系统点评项都已启用，`
  const stays = own > 0 ? `你添加的 ${own} 个点评项保留，排在后面。` : ''
  return `${back}全部回到最初的顺序。${stays}给过的点评不变。`
}
