import type { Student } from '@pinge/contract/students.ts'
import { useCallback, useState, type ReactElement } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { findStudentId } from './read-card-event.ts'
import type { StudentActions } from './StudentMenuList.tsx'
import { useLongPress } from './use-long-press.ts'

const StudentMenuList = onDemand(async () => (await import('./StudentMenuList.tsx')).StudentMenuList)

export type StudentMenuProps = StudentActions & {
  students: readonly Student[]
  /** The grid. One menu serves all of its cards. */
  children: ReactElement
}

/** A finger that rests on a pupil opens the pupil; the right mouse button and the menu key ask what else can be done. */
export function StudentMenu({ students, children, ...actions }: StudentMenuProps) {
  const [opened, setOpened] = useState<{ studentId: string; x: number; y: number }>()
  const student = students.find(({ id }) => id === opened?.studentId)
  const close = useCallback(() => setOpened(undefined), [])
  const press = useLongPress({
    onLongPress: (target) => {
      const studentId = findStudentId(target)
      if (studentId !== undefined) actions.onOpenRecords(studentId)
    },
    onMenu: (target, x, y) => {
      const studentId = findStudentId(target)
      if (studentId !== undefined) setOpened({ studentId, x, y })
    },
  })

  return (
    <>
      <div className="contents" {...press}>
        {children}
      </div>
      {student && opened && <StudentMenuList {...actions} student={student} at={opened} onClose={close} />}
    </>
  )
}
