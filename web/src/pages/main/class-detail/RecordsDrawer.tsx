import type { Student } from '@pinge/contract/students.ts'
import { Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { EditStudentSheetProps } from '../../../features/student-information/EditStudentSheet.tsx'
import { StudentRecords } from '../../../features/records/StudentRecords.tsx'
import { StudentDrawer } from '../../../features/students/StudentDrawer.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'

const EditStudentSheet = lazyDialog<EditStudentSheetProps>(
  async () => (await import('../../../features/student-information/EditStudentSheet.tsx')).EditStudentSheet,
  ({ onClose }) => onClose(),
)

export type RecordsDrawerProps = {
  classId: string
  /** Nobody, when the pupil has left the class meanwhile. */
  student: Student | undefined
  onUndone: (batchId: string) => void
  onClose: () => void
}

/** One pupil's drawer with the records of the comments, and the way to what is known of the pupil. */
export function RecordsDrawer({ classId, student, onUndone, onClose }: RecordsDrawerProps) {
  const [isEditing, setIsEditing] = useState(false)
  if (!student) return null
  return (
    <StudentDrawer student={student} onClose={onClose}>
      <Button variant="soft" className="mx-6 mb-4" onClick={() => setIsEditing(true)}>
        <Pencil aria-hidden />
        编辑资料
      </Button>
      <Suspense>
        {isEditing && (
          <EditStudentSheet
            classId={classId}
            studentId={student.id}
            onClose={() => setIsEditing(false)}
            onRemoved={onClose}
          />
        )}
      </Suspense>
      <StudentRecords classId={classId} studentId={student.id} now={Date.now} onUndone={onUndone} />
    </StudentDrawer>
  )
}
