import type { Student } from '@pinge/contract/students.ts'
import { StudentRecords } from '../../../features/comments/StudentRecords.tsx'
import { StudentDrawer } from '../../../features/students/StudentDrawer.tsx'

export type RecordsDrawerProps = {
  classId: string
  /** Nobody, when the pupil has left the class meanwhile. */
  student: Student | undefined
  onUndone: (batchId: string) => void
  onClose: () => void
}

/** One pupil's drawer with the records of the comments. */
export function RecordsDrawer({ classId, student, onUndone, onClose }: RecordsDrawerProps) {
  if (!student) return null
  return (
    <StudentDrawer student={student} onClose={onClose}>
      <StudentRecords classId={classId} studentId={student.id} now={Date.now} onUndone={onUndone} />
    </StudentDrawer>
  )
}
