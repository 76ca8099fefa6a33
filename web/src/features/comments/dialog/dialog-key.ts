import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'

/** A quality, or what is the teacher's own. */
export type DialogTab = QualityType | 'own'

export type DialogKey = { type: 'item'; digit: number } | { type: 'tab'; tab: DialogTab }

const tabs: readonly DialogTab[] = [...qualityTypes.map(({ type }) => type), 'own']

/** What a key means in the comment dialog while nothing is being written: 1–9 an item, ← → the tab beside this one. */
export function readDialogKey(key: string, tab: DialogTab): DialogKey | null {
  if (/^[1-9]$/.test(key)) return { type: 'item', digit: Number(key) }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { type: 'tab', tab: beside(tab, -1) }
  if (key === 'ArrowRight' || key === 'ArrowDown') return { type: 'tab', tab: beside(tab, 1) }
  return null
}

/** The last is followed by the first again. */
function beside(tab: DialogTab, step: 1 | -1): DialogTab {
  return tabs.at((tabs.indexOf(tab) + step) % tabs.length) ?? tab
}
