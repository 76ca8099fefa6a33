import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'

export type DialogKey = { type: 'item'; digit: number } | { type: 'quality'; quality: QualityType }

/** What a key means in the comment dialog while nothing is being written: 1–9 an item, ← → the quality beside this one. */
export function readDialogKey(key: string, quality: QualityType): DialogKey | null {
  if (/^[1-9]$/.test(key)) return { type: 'item', digit: Number(key) }
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { type: 'quality', quality: beside(quality, -1) }
  if (key === 'ArrowRight' || key === 'ArrowDown') return { type: 'quality', quality: beside(quality, 1) }
  return null
}

/** The last is followed by the first again. */
function beside(quality: QualityType, step: 1 | -1): QualityType {
  const place = qualityTypes.findIndex(({ type }) => type === quality)
  return qualityTypes.at((place + step) % qualityTypes.length)?.type ?? quality
}
