import type { Seat } from '@pinge/contract/seating.ts'
import { useState } from 'react'
import type { SeatSize } from './seating-plan.ts'

/** A room, and who sits where in it. */
export type SeatLayout = SeatSize & { aisleEvery: number; seats: readonly Seat[] }

/** The arrangement as it is, after those that led to it. */
export type SeatSteps = { past: readonly SeatLayout[]; layout: SeatLayout }

/** The steps of arranging, so that each can be taken back; `kept` are those to go on with. */
export function useSeatHistory(begin: () => SeatLayout, kept: SeatSteps | undefined) {
  const [first] = useState(begin)
  const [steps, setSteps] = useState<SeatSteps>(kept ?? { past: [], layout: first })
  const { past, layout } = steps

  return {
    steps,
    layout,
    first,
    change: (next: SeatLayout): void => setSteps({ past: [...past, layout], layout: next }),
    /** Undefined where nothing was changed. */
    undo:
      past.length === 0
        ? undefined
        : (): void => setSteps({ past: past.slice(0, -1), layout: past.at(-1) ?? first }),
  }
}
