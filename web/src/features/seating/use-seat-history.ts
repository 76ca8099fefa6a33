import type { Seat } from '@pinge/contract/seating.ts'
import { useState } from 'react'
import type { SeatSize } from './seating-plan.ts'

/** A room, and who sits where in it. */
export type SeatLayout = SeatSize & { aisleEvery: number; seats: readonly Seat[] }

/** The steps of arranging, so that each can be taken back. */
export function useSeatHistory(begin: () => SeatLayout) {
  const [first] = useState(begin)
  const [past, setPast] = useState<readonly SeatLayout[]>([])
  const [layout, setLayout] = useState(first)

  return {
    layout,
    first,
    change: (next: SeatLayout): void => {
      setPast([...past, layout])
      setLayout(next)
    },
    /** Undefined where nothing was changed. */
    undo:
      past.length === 0
        ? undefined
        : (): void => {
            setLayout(past.at(-1) ?? first)
            setPast(past.slice(0, -1))
          },
  }
}
