import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { DEFAULT_ITEM_ICON, itemIcons, type ItemIcon } from '@pinge/contract/values/icons/item-icons.ts'
import { MAX_ITEM_NAME_LENGTH } from '@pinge/contract/values/limits.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { kindOf, type ItemKind } from './item-columns.ts'

/** What is written about an own item; `points` without its sign, which is the kind's. */
export type ItemDraft = { name: string; type: QualityType; kind: ItemKind; points: number; icon: ItemIcon }

export function emptyDraft(type: QualityType, kind: ItemKind): ItemDraft {
  return { name: '', type, kind, points: 1, icon: DEFAULT_ITEM_ICON }
}

export function draftOf(item: ItemSetting): ItemDraft {
  const { name, type, score } = item
  const icon = itemIcons.find((known) => known === item.icon) ?? DEFAULT_ITEM_ICON
  return { name, type, kind: kindOf(item), points: Math.abs(score), icon }
}

export function itemOf({ name, type, kind, points, icon }: ItemDraft) {
  return { name: name.trim(), type, score: kind === 'praise' ? points : -points, icon }
}

/** Only what was written over: the rest may be another on another device by now. */
export function editOf(draft: ItemDraft, typed: Partial<ItemDraft>): Partial<ReturnType<typeof itemOf>> {
  const { name, type, score, icon } = itemOf(draft)
  return {
    ...('name' in typed && { name }),
    ...('type' in typed && { type }),
    ...(('kind' in typed || 'points' in typed) && { score }),
    ...('icon' in typed && { icon }),
  }
}

/** Why the name cannot be saved, or nothing. */
export function nameProblem(name: string): string | undefined {
  const length = name.trim().length
  if (length === 0) return '请写上点评项的名称'
  if (length > MAX_ITEM_NAME_LENGTH) return `最多 ${MAX_ITEM_NAME_LENGTH} 个字`
  return undefined
}
