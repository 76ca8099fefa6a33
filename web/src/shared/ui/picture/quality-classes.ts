import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** The classes of each quality's colours, written out so that the style sheet is made with them. */
export const qualityText: Record<QualityType, string> = {
  1: 'text-q1',
  2: 'text-q2',
  3: 'text-q3',
  4: 'text-q4',
  5: 'text-q5',
}

export const qualityTint: Record<QualityType, string> = {
  1: 'bg-q1-tint',
  2: 'bg-q2-tint',
  3: 'bg-q3-tint',
  4: 'bg-q4-tint',
  5: 'bg-q5-tint',
}
