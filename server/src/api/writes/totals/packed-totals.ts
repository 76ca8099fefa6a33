import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import {
  addDay,
  addItem,
  addRow,
  keyOfItem,
  noStudentSums,
  noTotals,
  type GivenRow,
  type GivenTotals,
  type GivenToStudent,
} from './given-totals.ts'

/** Totals as they are stored, always written alike: two texts are equal where the totals are. */
type PackedTotals = {
  days: [date: string, praise: number, reminder: number][]
  students: [id: string, praise: number, reminder: number, lastAt: number, ...points: number[]][]
  items: [
    itemId: string | null,
    name: string,
    type: QualityType,
    kind: 'praise' | 'reminder',
    count: number,
    points: number,
    lastAt: number,
  ][]
}

export function packTotals({ days, students, items }: GivenTotals): string {
  const packed: PackedTotals = {
    days: inOrder(days).map(([date, { praise, reminder }]) => [date, praise, reminder]),
    students: inOrder(students).map(([id, { praise, reminder, lastAt, praisePoints, reminderPoints }]) => [
      id,
      praise,
      reminder,
      lastAt,
      ...praisePoints,
      ...reminderPoints,
    ]),
    items: inOrder(items).map(([, { itemId, name, type, kind, count, points, lastAt }]) => [
      itemId,
      name,
      type,
      kind,
      count,
      points,
      lastAt,
    ]),
  }
  return JSON.stringify(packed)
}

function inOrder<Value>(values: ReadonlyMap<string, Value>): [string, Value][] {
  return [...values].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What rows of the ledger add up to, as it is stored. */
export function packRows(rows: readonly GivenRow[]): string {
  const totals = noTotals()
  for (const row of rows) addRow(totals, row)
  return packTotals(totals)
}

/** Adds what was stored. */
export function addPacked(totals: GivenTotals, text: string): void {
  // Written by `packTotals` alone.
  const { days, students, items } = JSON.parse(text) as PackedTotals
  for (const [date, praise, reminder] of days) addDay(totals, date, { praise, reminder })
  for (const student of students) addPackedStudent(totals, student)
  for (const [itemId, name, type, kind, count, points, lastAt] of items)
    addItem(totals, { itemId, name, type, kind, count, points, lastAt })
}

/**
 * Takes away what was stored of a day that is before all others in the totals. When something was given last, and by
 * which name, stays right by that: a pupil or an item that has anything left has it from a later day.
 */
export function takePacked({ days, students, items }: GivenTotals, text: string): void {
  const packed = JSON.parse(text) as PackedTotals
  for (const [date] of packed.days) days.delete(date)
  for (const student of packed.students) {
    const [id] = student
    const sums = students.get(id)
    if (sums === undefined) continue
    addSums(sums, student, -1)
    if (sums.praise + sums.reminder === 0) students.delete(id)
  }
  for (const [itemId, name, type, kind, count, points] of packed.items) {
    const key = keyOfItem({ itemId, name, type, kind })
    const item = items.get(key)
    if (item === undefined) continue
    item.count -= count
    item.points -= points
    if (item.count === 0) items.delete(key)
  }
}

type PackedStudent = PackedTotals['students'][number]

/** In place and without copies: a term has thousands of them. */
function addPackedStudent({ students }: GivenTotals, packed: PackedStudent): void {
  const [id, , , lastAt] = packed
  let sums = students.get(id)
  if (!sums) students.set(id, (sums = noStudentSums()))
  addSums(sums, packed, 1)
  if (lastAt > sums.lastAt) sums.lastAt = lastAt
}

/** Of one pupil, or with −1 takes them away. */
function addSums(sums: GivenToStudent, packed: PackedStudent, sign: 1 | -1): void {
  const [, praise, reminder] = packed
  sums.praise += sign * praise
  sums.reminder += sign * reminder
  const { praisePoints, reminderPoints } = sums
  for (let place = 0; place < praisePoints.length; place += 1) {
    praisePoints[place] = (praisePoints[place] ?? 0) + sign * pointsAt(packed, FIRST_POINTS + place)
    reminderPoints[place] =
      (reminderPoints[place] ?? 0) + sign * pointsAt(packed, FIRST_POINTS + praisePoints.length + place)
  }
}

/** After id, praise, reminder and time. */
const FIRST_POINTS = 4

function pointsAt(packed: PackedStudent, place: number): number {
  const points = packed[place]
  return typeof points === 'number' ? points : 0
}
