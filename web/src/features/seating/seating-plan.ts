import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { MAX_SEAT_COLUMNS, MAX_SEAT_ROWS } from '@pinge/contract/values/limits.ts'
import type { Seat } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { shuffled, type Random } from '@pinge/contract/values/seeded-random.ts'

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

/** Seats pupils in this order, from the front row on. */
export function seatInOrder(studentIds: readonly string[], { columns }: SeatSize): Seat[] {
  return studentIds.map((studentId, place) => ({ studentId, ...placeAt(place, columns) }))
}

/** By 学号; those without one come last, as they came. */
export function byNumber(students: readonly Student[]): string[] {
  return students.toSorted(compareStudentNumbers).map(({ id }) => id)
}

/** By chance, a boy beside a girl as long as there are both; those of whom it is not known come after them. */
export function inMixedPairs(students: readonly Student[], random: Random): string[] {
  const idsOf = (gender: Student['gender']) =>
    shuffled(
      students.filter((student) => student.gender === gender).map(({ id }) => id),
      random,
    )
  const [boys, girls] = [idsOf('male'), idsOf('female')]
  const pairs = Math.min(boys.length, girls.length)
  const mixed = boys.slice(0, pairs).flatMap((boy, place) => [boy, girls[place] ?? ''])
  return [...mixed, ...boys.slice(pairs), ...girls.slice(pairs), ...idsOf(null)]
}

/**
 * Moves pupils together so that the first of them sits on this place, or null where one would sit outside the room. Who sat
 * there takes the seats that become free. With one among them who has no seat, they fill the free seats from there on.
 */
export function moveTogether(
  seats: readonly Seat[],
  ids: readonly string[],
  { to, size }: { to: SeatPlace; size: SeatSize },
): Seat[] | null {
  const held = new Set(ids)
  const rest = seats.filter(({ studentId }) => !held.has(studentId))
  const before = ids.flatMap((id) => seats.find(({ studentId }) => studentId === id) ?? [])
  const [first] = before
  if (!first || before.length < ids.length) return fillFrom(rest, ids, { to, size })
  const moved = before.map(({ studentId, row, column }) => ({
    studentId,
    row: row + to.row - first.row,
    column: column + to.column - first.column,
  }))
  if (moved.some((seat) => !isInside(seat, size))) return null
  const left = before.filter((seat) => whoSitsAt(moved, seat) === undefined)
  const displaced = moved.flatMap((seat) => rest.find((other) => isSamePlace(other, seat)) ?? [])
  const others = rest.filter((seat) => !displaced.includes(seat))
  const swapped = displaced.flatMap(({ studentId }, place) => {
    const free = left[place]
    return free ? [{ ...free, studentId }] : []
  })
  return [...others, ...swapped, ...moved]
}

function fillFrom(
  seats: readonly Seat[],
  ids: readonly string[],
  { to, size }: { to: SeatPlace; size: SeatSize },
): Seat[] | null {
  const start = (to.row - 1) * size.columns + to.column - 1
  const free = Array.from({ length: size.rows * size.columns - start }, (_, at) =>
    placeAt(start + at, size.columns),
  ).filter((place) => whoSitsAt(seats, place) === undefined)
  if (free.length < ids.length) return null
  const filled = ids.flatMap((studentId, at) => {
    const place = free[at]
    return place ? [{ studentId, ...place }] : []
  })
  return [...seats, ...filled]
}

function placeAt(place: number, columns: number): SeatPlace {
  return { row: Math.floor(place / columns) + 1, column: (place % columns) + 1 }
}

function isInside({ row, column }: SeatPlace, { rows, columns }: SeatSize): boolean {
  return row >= 1 && column >= 1 && row <= rows && column <= columns
}

function isSamePlace(a: SeatPlace, b: SeatPlace): boolean {
  return a.row === b.row && a.column === b.column
}

/** The seats that are left in a room of another size. */
export function keepInside(seats: readonly Seat[], { rows, columns }: SeatSize): Seat[] {
  return seats.filter((seat) => isInside(seat, { rows, columns }))
}

/** The same plan, whatever order its seats stand in. */
export function isSamePlan(a: readonly Seat[], b: readonly Seat[]): boolean {
  const places = new Map(b.map(({ studentId, row, column }) => [studentId, `${row}.${column}`]))
  return (
    a.length === b.length &&
    a.every(({ studentId, row, column }) => places.get(studentId) === `${row}.${column}`)
  )
}
