import type { Student } from '@pinge/contract/students.ts'
import { useClassScreen } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf, type ClassScreen } from '../../../../features/class-screen/class-screen.ts'
import { presentIds } from '../../../../features/students/list/present-ids.ts'
import { searchStudents } from '../../../../features/students/list/search-students.ts'
import { sortStudents, type ShownOrder } from '../../../../features/students/list/sort-students.ts'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'

type Shown = Pick<ClassScreen, 'activity' | 'order' | 'search'>

/** While points are exchanged, what counts is who can. Hidden scores are not told by the order of the pupils either. */
function shownOrder(
  { activity, order }: Pick<Shown, 'activity' | 'order'>,
  isScoreHidden: boolean,
): ShownOrder {
  if (selectionOf({ activity }).purpose === 'exchange') return 'redeem'
  return isScoreHidden ? 'letter' : order
}

export function useShownOrder(): ShownOrder {
  const isScoreHidden = useScoreDisplay(({ isHidden }) => isHidden)
  return useClassScreen((screen) => shownOrder(screen, isScoreHidden))
}

/** The pupils that are found by what is typed, in the order that is chosen. */
export function shownStudents(students: readonly Student[], screen: Shown): Student[] {
  return searchStudents(
    sortStudents(students, shownOrder(screen, useScoreDisplay.getState().isHidden)),
    screen.search,
  )
}

/** Whom 全班 and 全选 mean: points are for pupils who are in the room; a tap on another one still means that pupil. */
export function meantIds(students: readonly Student[], screen: Shown): string[] {
  const shown = shownStudents(students, screen)
  return selectionOf(screen).purpose === 'comment' ? presentIds(shown) : shown.map(({ id }) => id)
}
