import type { Student } from '@pinge/contract/students.ts'
import { selectionOf, type ClassScreen } from '../../../../features/class-screen/class-screen.ts'
import { presentIds } from '../../../../features/students/list/present-ids.ts'
import { searchStudents } from '../../../../features/students/list/search-students.ts'
import { sortStudents, type ShownOrder } from '../../../../features/students/list/sort-students.ts'

type Shown = Pick<ClassScreen, 'activity' | 'order' | 'search'>

/** While points are exchanged, what counts is who can. */
export function shownOrder({ activity, order }: Pick<Shown, 'activity' | 'order'>): ShownOrder {
  return selectionOf({ activity }).purpose === 'exchange' ? 'redeem' : order
}

/** The pupils that are found by what is typed, in the order that is chosen. */
export function shownStudents(students: readonly Student[], screen: Shown): Student[] {
  return searchStudents(sortStudents(students, shownOrder(screen)), screen.search)
}

/** Whom 全班 and 全选 mean: points are for pupils who are in the room; a tap on another one still means that pupil. */
export function meantIds(students: readonly Student[], screen: Shown): string[] {
  const shown = shownStudents(students, screen)
  return selectionOf(screen).purpose === 'comment' ? presentIds(shown) : shown.map(({ id }) => id)
}
