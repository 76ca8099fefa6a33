import type { Student } from '@pinge/contract/students.ts'
import { useEffect, useRef } from 'react'
import { nameStudents } from '../../../features/comments/name-students.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'

/** Says so when a pupil who is ticked leaves the class: the count beside the button has become another one. */
export function useTellGone(chosen: readonly Student[], tickedIds: ReadonlySet<string>): void {
  const before = useRef(chosen)
  // A toast lies outside React.
  useEffect(() => {
    const ids = new Set(chosen.map(({ id }) => id))
    const gone = before.current.filter(({ id }) => tickedIds.has(id) && !ids.has(id))
    before.current = chosen
    if (gone.length > 0)
      showError(`${nameStudents(gone.map(({ username }) => username))}刚刚离开了班级，已经不在选中的人里`)
  }, [chosen, tickedIds])
}
