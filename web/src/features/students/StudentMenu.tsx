import type { Student } from '@pinge/contract/students.ts'
import { Suspense, useCallback, useState, type ReactElement } from 'react'
import { lazyDialog } from '../../shared/ui/overlay/lazy-dialog.tsx'
import { findStudentId } from './read-card-event.ts'
import type { StudentDeeds, StudentMenuListProps } from './StudentMenuList.tsx'
import { useLongPress } from './use-long-press.ts'

const StudentMenuList = lazyDialog<StudentMenuListProps>(
  async () => (await import('./StudentMenuList.tsx')).StudentMenuList,
  ({ onClose }) => onClose(),
)

export type StudentMenuProps = StudentDeeds & {
  students: readonly Student[]
  /** The grid. One menu serves all of its cards. */
  children: ReactElement
}

/** A finger that rests on a pupil opens the pupil; the right mouse button and the menu key ask what else can be done. */
export function StudentMenu({ students, children, ...deeds }: StudentMenuProps) {
  const [opened, setOpened] = useState<{ studentId: string; x: number; y: number }>()
  const student = students.find(({ id }) => id === opened?.studentId)
  const close = useCallback(() => setOpened(undefined), [])
  const press = useLongPress({
    onLongPress: (target) => {
      const studentId = findStudentId(target)
      if (studentId !== undefined) deeds.onOpenRecords(studentId)
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
      <Suspense>
        {student && opened && <StudentMenuList {...deeds} student={student} at={opened} onClose={close} />}
      </Suspense>
    </>
  )
}
