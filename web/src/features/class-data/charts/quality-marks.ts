import type { QualityType } from '@pinge/contract/values/quality-type.ts'

/** ● ■ ▲ ◆ ★ in a box of 12 by 12, as `QualityShape` draws them. */
export const qualityOutlines: Record<QualityType, string> = {
  1: 'M.8 6a5.2 5.2 0 1 0 10.4 0A5.2 5.2 0 1 0 .8 6Z',
  2: 'M3.2 1.2h5.6a2 2 0 0 1 2 2v5.6a2 2 0 0 1-2 2H3.2a2 2 0 0 1-2-2V3.2a2 2 0 0 1 2-2Z',
  3: 'M6 .8 11.4 10.6H.6Z',
  4: 'M6 .4 11.6 6 6 11.6.4 6Z',
  5: 'M6 .3l1.75 3.6 3.95.55-2.87 2.77.7 3.93L6 9.27l-3.53 1.88.7-3.93L.3 4.45l3.95-.55Z',
}

/** The token of each quality's colour, which a canvas has to be told by its value. */
export const qualityColours: Record<QualityType, string> = {
  1: 'var(--color-q1)',
  2: 'var(--color-q2)',
  3: 'var(--color-q3)',
  4: 'var(--color-q4)',
  5: 'var(--color-q5)',
}
