import type { SeatPlace, SeatSize } from './seating-plan.ts'

type Room = SeatSize & { aisleEvery: number; isTurned: boolean }

/** The places in the order in which they are seen, from left to right and from top to bottom. */
export function placesOf({ rows, columns, isTurned }: Room): SeatPlace[] {
  const places = Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }))
  return isTurned ? places.toReversed() : places
}

/** The columns in the order in which they are seen, each with its track of the grid, for aisles are tracks too. */
export function columnsOf({ columns, aisleEvery, isTurned }: Room) {
  const seen = Array.from({ length: columns }, (_, at) => (isTurned ? columns - at : at + 1))
  let track = 0
  return seen.map((column, at) => {
    // An aisle lies between two columns, from both sides.
    const lower = Math.min(column, seen[at - 1] ?? column)
    const isAfterAisle = at > 0 && aisleEvery > 0 && lower % aisleEvery === 0
    track += isAfterAisle ? 2 : 1
    return { column, track, isAfterAisle }
  })
}
