import * as z from 'zod/mini'

/** The five quality types of the specification, in its order. The numbers go over the wire and into the ledger. */
export const qualityTypes = [
  { type: 1, key: 'Accomplishment', name: '学业成就', tab: '学业' },
  { type: 2, key: 'Habit', name: '品德习惯', tab: '习惯' },
  { type: 3, key: 'Healthy', name: '身心健康', tab: '健康' },
  { type: 4, key: 'Practice', name: '劳动实践', tab: '实践' },
  { type: 5, key: 'Taste', name: '审美品位', tab: '审美' },
] as const

export const QualityType = z.literal([1, 2, 3, 4, 5])
export type QualityType = z.infer<typeof QualityType>

export const DEFAULT_QUALITY_TYPE: QualityType = 1
