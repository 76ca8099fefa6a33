import type { KeyboardEvent, MouseEvent } from 'react'
import { hasModifier } from '../../shared/keys/has-modifier.ts'

export type SeatActions = {
  /** A seat was tapped: its pupil is meant. */
  pick: (studentId: string) => void
  toggle: (studentId: string) => void
  /** From the pupil who was selected last, as they sit. */
  selectRange: (studentId: string, seatedIds: readonly string[]) => void
  /** What the selected pupils are selected for. */
  actOnSelectionIfAny: () => void
}

/** Mouse and keys mean on a seat what they mean on a card; one listener hears all seats. */
export function seatHands(actions: SeatActions, selectedIds: ReadonlySet<string>) {
  return {
    onClick: (event: MouseEvent<HTMLElement>): void => {
      const id = pupilOf(event.target)
      if (id === undefined) return
      if (event.shiftKey) actions.selectRange(id, pupilsIn(event.currentTarget))
      else if (event.ctrlKey || event.metaKey) actions.toggle(id)
      else actions.pick(id)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const id = pupilOf(event.target)
      const arrow = hasModifier(event) ? null : readArrow(event.key)
      const isSpace = event.key === ' '
      const isForSelected = event.key === 'Enter' && selectedIds.size > 0
      if (id === undefined || !(arrow || isSpace || isForSelected)) return
      event.preventDefault()
      if (arrow) {
        const seats = seatsIn(event.currentTarget)
        const places = seats.map((seat) => seat.getBoundingClientRect())
        const from = pupilsIn(event.currentTarget).indexOf(id)
        seats[nextSeat(places, from, arrow)]?.focus()
      } else if (event.repeat) return
      else if (isSpace) actions.toggle(id)
      else actions.actOnSelectionIfAny()
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>): void => {
      // Some browsers press the button when the key comes up.
      if (event.key === ' ' && pupilOf(event.target) !== undefined) event.preventDefault()
    },
  }
}

/** In the order in which they stand. */
function seatsIn(room: HTMLElement): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>('[data-student-id]')]
}

function pupilsIn(room: HTMLElement): string[] {
  return seatsIn(room).flatMap((seat) => pupilOf(seat) ?? [])
}

function pupilOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-student-id]')?.dataset.studentId
    : undefined
}

type Place = { left: number; top: number; width: number; height: number }

const steps = {
  ArrowLeft: { across: -1, down: 0 },
  ArrowRight: { across: 1, down: 0 },
  ArrowUp: { across: 0, down: -1 },
  ArrowDown: { across: 0, down: 1 },
} as const

export type Arrow = keyof typeof steps

export function readArrow(key: string): Arrow | null {
  return Object.hasOwn(steps, key) ? (key as Arrow) : null
}

/** The taken seat that an arrow leads to from this one, over aisles and empty seats; the edge of the room holds. */
export function nextSeat(places: readonly Place[], from: number, arrow: Arrow): number {
  const { across, down } = steps[arrow]
  const start = places[from]
  if (!start) return from
  let next = from
  let nearest = Infinity
  for (const [at, place] of places.entries()) {
    const x = middleOf(place).x - middleOf(start).x
    const y = middleOf(place).y - middleOf(start).y
    const ahead = x * across + y * down
    const aside = Math.abs(x * down) + Math.abs(y * across)
    // A seat that is as far aside as ahead lies in no direction; the same row or column comes first.
    const distance = ahead + aside * 3
    if (ahead <= aside || distance >= nearest) continue
    nearest = distance
    next = at
  }
  return next
}

function middleOf({ left, top, width, height }: Place): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 }
}
