import type { CommentLabel } from '@pinge/contract/comment-items.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'

/** The product's own colours and shapes of the five qualities, for clients that do not bring them. */
const looks: Record<QualityType, Pick<CommentLabel, 'color' | 'tint' | 'shape'>> = {
  1: { color: '#2563eb', tint: '#eaf1fe', shape: 'circle' },
  2: { color: '#c2410c', tint: '#fff1e8', shape: 'square' },
  3: { color: '#15803d', tint: '#e8f7ee', shape: 'triangle' },
  4: { color: '#92600a', tint: '#fdf4dc', shape: 'diamond' },
  5: { color: '#a21caf', tint: '#fbeafb', shape: 'star' },
}

export const labels: readonly CommentLabel[] = qualityTypes.map((quality) => ({
  ...quality,
  ...looks[quality.type],
}))
