import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { isInView, showStudents, type Sort, type View } from './show-students.ts'

/** The rows of the table. They are sorted only when the teacher asks, so that no row jumps away under typing. */
export function useShownStudents(students: readonly StudentInformation[], firstView: View = 'present') {
  const [view, setView] = useState<View>(firstView)
  const [sort, setSort] = useState<Sort>(null)
  const [search, setSearch] = useState('')
  const wanted = `${view}/${sort?.key}/${sort?.isUp}/${search}/${students
    .filter((student) => view === 'noTel' || isInView(student, view))
    .map(({ id }) => id)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()}`
  const [order, setOrder] = useState<{ wanted: string; ids: readonly string[] }>({ wanted: '', ids: [] })
  if (order.wanted !== wanted)
    setOrder({ wanted, ids: showStudents(students, { view, sort, search }).map(({ id }) => id) })

  const byId = new Map(students.map((student) => [student.id, student]))
  return {
    shown: order.ids.flatMap((id) => byId.get(id) ?? []),
    view,
    setView,
    sort,
    setSort,
    search,
    setSearch,
  }
}
