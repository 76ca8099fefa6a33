import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { addDay, addItem, noStudentSums, type GivenTotals } from './given-totals.ts'

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

/** Adds what was stored. */
export function addPacked(totals: GivenTotals, text: string): void {
  // Written by `packTotals` alone.
  const { days, students, items } = JSON.parse(text) as PackedTotals
  for (const [date, praise, reminder] of days) addDay(totals, date, { praise, reminder })
  for (const student of students) addPackedStudent(totals, student)
  for (const [itemId, name, type, kind, count, points, lastAt] of items)
    addItem(totals, { itemId, name, type, kind, count, points, lastAt })
}

type PackedStudent = PackedTotals['students'][number]

/** In place and without copies: a term has thousands of them. */
function addPackedStudent({ students }: GivenTotals, packed: PackedStudent): void {
  const [id, praise, reminder, lastAt] = packed
  let sums = students.get(id)
  if (!sums) students.set(id, (sums = noStudentSums()))
  sums.praise += praise
  sums.reminder += reminder
  if (lastAt > sums.lastAt) sums.lastAt = lastAt
  const { praisePoints, reminderPoints } = sums
  for (let place = 0; place < praisePoints.length; place += 1) {
    praisePoints[place] = (praisePoints[place] ?? 0) + pointsAt(packed, FIRST_POINTS + place)
    reminderPoints[place] =
      (reminderPoints[place] ?? 0) + pointsAt(packed, FIRST_POINTS + praisePoints.length + place)
  }
}

/** After id, praise, reminder and time. */
const FIRST_POINTS = 4

function pointsAt(packed: PackedStudent, place: number): number {
  const points = packed[place]
  return typeof points === 'number' ? points : 0
}
