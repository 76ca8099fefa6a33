import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf, type ClassDialog } from '../../../../features/class-screen/class-screen.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { focusStudent } from '../../../../features/students/grid/move-focus.ts'
import { useStudents } from '../ClassData.tsx'
import { meantIds, shownStudents } from './shown-students.ts'

/** What a teacher does to pupils, by tap, key or bar. Each action reads the screen at its own moment. */
export function useStudentActions() {
  const { get, dispatch } = useClassScreenStore()
  const { give } = useGiver()
  const students = useStudents()

  const shownIds = () => shownStudents(students, get()).map(({ id }) => id)
  const open = (dialog: ClassDialog) => dispatch({ type: 'dialog-opened', dialog })

  /** During a series these pupils get its item; else the dialog asks for one. */
  function commentOn(studentIds: readonly string[], isWholeClass = false): void {
    const { activity } = get()
    if (activity.type !== 'series') return open({ type: 'comment', studentIds, isWholeClass })
    const receivers = students.filter(({ id }) => studentIds.includes(id))
    const { item, remark } = activity
    if (receivers.length > 0) give({ students: receivers, isWholeClass, item, remark })
  }

  function toggle(id: string): void {
    if (get().activity.type === 'series') commentOn([id])
    else dispatch({ type: 'student-toggled', id })
  }

  function actOnSelection(): void {
    const { purpose, ids } = selectionOf(get())
    if (purpose !== 'comment') return open({ type: 'confirm' })
    commentOn(students.filter(({ id }) => ids.has(id)).map(({ id }) => id))
  }

  return {
    comment: (id: string) => commentOn([id]),
    commentClass: () => commentOn(meantIds(students, get()), true),
    toggle,
    openRecords: (studentId: string) => open({ type: 'records', studentId }),
    chooseSeriesItem: () => open({ type: 'series-item' }),
    /** A tap on a seat means its pupil, as in the list. */
    pick: (id: string) => (get().activity.type === 'select' ? toggle(id) : commentOn([id])),
    /** In the order in which they are shown: the seats have one of their own. */
    selectRange: (toId: string, shown: readonly string[] = shownIds()) =>
      dispatch({ type: 'range-selected', toId, shownIds: shown }),
    selectAll: () => dispatch({ type: 'all-selected', shownIds: meantIds(students, get()) }),
    invert: () => dispatch({ type: 'selection-inverted', shownIds: shownIds() }),
    /** A finger or the mouse was drawn over these. */
    sweep: (swept: readonly string[]): void => {
      const screen = get()
      if (screen.activity.type === 'series') return
      dispatch({ type: 'students-selected', ids: [...selectionOf(screen).ids, ...swept] })
    },
    actOnSelection,
    /** Enter in the search field: the first pupil found. */
    pickFirst: (): void => {
      const [first] = shownIds()
      if (first === undefined) return
      const { activity } = get()
      focusStudent(first)
      if (selectionOf({ activity }).purpose === 'comment') commentOn([first])
      else toggle(first)
      if (activity.type === 'series') dispatch({ type: 'search-typed', text: '' })
    },
    /** Space after letters: that pupil, and others with them. */
    selectFirst: (): void => {
      const [first] = shownIds()
      if (first === undefined) return
      toggle(first)
      dispatch({ type: 'search-typed', text: '' })
    },
    /** Enter with nothing typed. */
    actOnSelectionIfAny: (): void => {
      if (students.some(({ id }) => selectionOf(get()).ids.has(id))) actOnSelection()
    },
  }
}
