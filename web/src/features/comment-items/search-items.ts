import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { plainText } from '../../shared/text/plain-text.ts'

/** Whether an item is meant by what was typed; nothing typed means all. */
export function isFound({ name }: Pick<ItemSetting, 'name'>, typed: string): boolean {
  return plainText(name).includes(plainText(typed))
}

/** How many items of a type are found, and in which other types there are some, named as the tabs name them. */
export function searchItems(items: readonly ItemSetting[], type: QualityType, typed: string) {
  const found = new Set(items.filter((item) => isFound(item, typed)).map((item) => item.type))
  return {
    tab: qualityTypes.find((quality) => quality.type === type)?.tab ?? '',
    here: items.filter((item) => item.type === type && isFound(item, typed)).length,
    elsewhere: qualityTypes
      .filter((quality) => quality.type !== type && found.has(quality.type))
      .map(({ tab }) => tab)
      .join('、'),
  }
}
