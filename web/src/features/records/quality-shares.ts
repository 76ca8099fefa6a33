import type { CommentRecord } from '@pinge/contract/records.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'

export type QualityShare = { type: QualityType; tab: string; points: number; share: number }

/** How many points of praise each quality brought in these records. `share` is of the largest, for the length of a bar. */
export function qualityShares(records: readonly CommentRecord[]): QualityShare[] {
  const points = new Map<QualityType, number>()
  for (const { kind, type, score, isUndone } of records) {
    if (kind !== 'praise' || isUndone || type === null) continue
    points.set(type, (points.get(type) ?? 0) + score)
  }
  const most = Math.max(1, ...points.values())
  return qualityTypes.map(({ type, tab }) => {
    const own = points.get(type) ?? 0
    return { type, tab, points: own, share: own / most }
  })
}
