import type { QualityType } from '@pinge/contract/values/quality-type.ts'

let handed: QualityType | null = null

/** The quality with which the next comment begins: a lesson knows which one fits. Null: the usual one. */
export function handOverQuality(quality: QualityType | null): void {
  handed = quality
}

export function handedQuality(): QualityType | null {
  return handed
}
