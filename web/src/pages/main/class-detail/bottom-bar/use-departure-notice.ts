import type { Student } from '@pinge/contract/students.ts'
import { useEffect, useRef } from 'react'
import { nameStudents } from '../../../../features/comments/give/name-students.ts'
import { showError } from '../../../../shared/ui/feedback/show-toast.ts'

/** Says so when a selected pupil leaves the class: the count beside the button has become another one. */
export function useDepartureNotice(selected: readonly Student[], selectedIds: ReadonlySet<string>): void {
  const before = useRef(selected)
  // A toast lies outside React.
  useEffect(() => {
    const ids = new Set(selected.map(({ id }) => id))
    const gone = before.current.filter(({ id }) => selectedIds.has(id) && !ids.has(id))
    before.current = selected
    if (gone.length > 0)
      showError(`${nameStudents(gone.map(({ username }) => username))}刚刚离开了班级，已经不在选中的人里`)
  }, [selected, selectedIds])
}
