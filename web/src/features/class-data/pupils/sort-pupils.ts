import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'

/** The columns that can be asked for; the qualities by their numbers. */
export const pupilColumns = ['name', '1', '2', '3', '4', '5', 'reminder', 'total', 'last'] as const
export type PupilColumn = (typeof pupilColumns)[number]

/** Null is the order of the class list, by first letter: no pupil has a place unless a teacher asks for an order. */
export type PupilSort = { column: PupilColumn; isUp: boolean } | null

/** As it stands in the address: `total`, or `-total` from the least on. */
export function readSort(text: string): PupilSort {
  const isUp = text.startsWith('-')
  const column = pupilColumns.find((one) => one === text.replace('-', ''))
  return column === undefined ? null : { column, isUp }
}

/** What a tap on a column's head asks for: from the most on, then from the least on, then by first letter again. */
export function nextSort(sort: PupilSort, column: PupilColumn): string {
  // By first letter from the end on, and then as it was.
  if (column === 'name') return sort?.column === 'name' ? '' : 'name'
  if (sort?.column !== column) return column
  return sort.isUp ? '' : `-${column}`
}

export function sortPupils(pupils: readonly ReportStudent[], sort: PupilSort): ReportStudent[] {
  if (!sort) return [...pupils]
  if (sort.column === 'name') return pupils.toReversed()
  const sign = sort.isUp ? 1 : -1
  return pupils.toSorted((a, b) => sign * (valueOf(a, sort.column) - valueOf(b, sort.column)))
}

function valueOf(pupil: ReportStudent, column: PupilColumn): number {
  if (column === 'total') return pupil.points
  if (column === 'reminder') return pupil.reminder
  if (column === 'last') return pupil.lastAt ?? 0
  return pupil.byType[qualityTypes.findIndex(({ type }) => String(type) === column)] ?? 0
}
