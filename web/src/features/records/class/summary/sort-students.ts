import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { CommentSummary } from '@pinge/contract/records.ts'

export type SummedStudent = CommentSummary['students'][number]

/** The columns that can be asked for; the qualities by their numbers. */
export const sortColumns = ['1', '2', '3', '4', '5', 'total', 'reminder', 'last'] as const
export type SortColumn = (typeof sortColumns)[number]

/** Null is the order of the class list, by first letter: no pupil has a place unless a teacher asks for an order. */
export type StudentSort = { column: SortColumn; isUp: boolean } | null

/** As it stands in the address: `total`, or `-total` from the least on. */
export function readSort(text: string): StudentSort {
  const isUp = text.startsWith('-')
  const column = sortColumns.find((one) => one === text.replace('-', ''))
  return column === undefined ? null : { column, isUp }
}

/** What a tap on a column's head asks for: from the most on, then from the least on, then by first letter again. */
export function nextSort(sort: StudentSort, column: SortColumn): string {
  if (sort?.column !== column) return column
  return sort.isUp ? '' : `-${column}`
}

export function sortStudents(students: readonly SummedStudent[], sort: StudentSort): SummedStudent[] {
  if (!sort) return [...students]
  const sign = sort.isUp ? 1 : -1
  return students.toSorted((a, b) => sign * (valueOf(a, sort.column) - valueOf(b, sort.column)))
}

function valueOf(student: SummedStudent, column: SortColumn): number {
  if (column === 'total') return pointsOf(student)
  if (column === 'reminder') return student.reminderCount
  if (column === 'last') return student.lastCommentAt ?? 0
  return student.praiseScores[qualityTypes.findIndex(({ type }) => String(type) === column)] ?? 0
}

export function pointsOf({ praiseScore, reminderScore }: SummedStudent): number {
  return praiseScore + reminderScore
}
