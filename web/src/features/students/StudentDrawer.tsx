import type { Student } from '@pinge/contract/students.ts'
import type { ReactNode } from 'react'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { StudentHead } from './StudentHead.tsx'

export type StudentDrawerProps = {
  student: Student
  onClose: () => void
  /** What other features know of this pupil. */
  children: ReactNode
}

export function StudentDrawer({ student, onClose, children }: StudentDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title={student.username}>
      <StudentHead student={student} />
      {children}
    </Drawer>
  )
}
