import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS } from '@pinge/contract/values/limits.ts'
import type { Seat } from '@pinge/contract/seating.ts'
import { shuffled, type Random } from '../../shared/device/seeded-random.ts'

export type SeatPlace = Pick<Seat, 'row' | 'column'>
export type SeatSize = { rows: number; columns: number }

const USUAL_COLUMNS = 8
const SMALL_CLASS = 30

/** How many rows and columns a class of so many usually sits in. */
export function suggestSize(studentCount: number): SeatSize {
  const least = studentCount <= SMALL_CLASS ? 6 : USUAL_COLUMNS
  const columns = Math.min(Math.max(least, Math.ceil(studentCount / MAX_SEAT_ROWS)), MAX_SEAT_COLUMNS)
  return { columns, rows: Math.max(Math.ceil(studentCount / columns), 1) }
}

export function whoSitsAt(seats: readonly Seat[], { row, column }: SeatPlace): string | undefined {
  return seats.find((seat) => seat.row === row && seat.column === column)?.studentId
}

/** Puts a pupil on a seat, or takes the seat away; a pupil who sat there changes places with them. */
export function moveStudent(seats: readonly Seat[], studentId: string, to: SeatPlace | null): Seat[] {
  const from = seats.find((seat) => seat.studentId === studentId)
  const rest = seats.filter((seat) => seat !== from)
  if (!to) return rest
  const sitting = whoSitsAt(rest, to)
  const others = rest.filter((seat) => seat.studentId !== sitting)
  const swapped = sitting !== undefined && from ? [{ ...from, studentId: sitting }] : []
  return [...others, ...swapped, { studentId, row: to.row, column: to.column }]
}

/** Seats all pupils by chance, from the front row on. */
export function seatRandomly(studentIds: readonly string[], { columns }: SeatSize, random: Random): Seat[] {
  return shuffled(studentIds, random).map((studentId, place) => ({
    studentId,
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
  }))
}

/** The seats that are left in a room of another size. */
export function keepInside(seats: readonly Seat[], { rows, columns }: SeatSize): Seat[] {
  return seats.filter(({ row, column }) => row <= rows && column <= columns)
}

/** The same plan, whatever order its seats stand in. */
export function isSamePlan(a: readonly Seat[], b: readonly Seat[]): boolean {
  const places = new Map(b.map(({ studentId, row, column }) => [studentId, `${row}.${column}`]))
  return (
    a.length === b.length &&
    a.every(({ studentId, row, column }) => places.get(studentId) === `${row}.${column}`)
  )
}
