import type { Student } from '@pinge/contract/students.ts'
import { ListChecks, Pencil, Sparkles } from 'lucide-react'
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
  onComment: (studentId: string) => void
  /** Chooses this pupil, and others then. */
  onTick: (studentId: string) => void
  onUndone: (batchId: string) => void
  onClose: () => void
}

/** One pupil's drawer: what can be done for the pupil, what is known, and the records of the comments. */
export function RecordsDrawer(props: RecordsDrawerProps) {
  const { classId, student, onComment, onTick, onUndone, onClose } = props
  const [isEditing, setIsEditing] = useState(false)
  if (!student) return null
  return (
    <StudentDrawer student={student} onClose={onClose}>
      <div className="mx-6 mb-4 grid grid-cols-3 gap-2 *:px-2!">
        <Button onClick={() => onComment(student.id)}>
          <Sparkles aria-hidden />
          点评
        </Button>
        <Button variant="soft" onClick={() => onTick(student.id)}>
          <ListChecks aria-hidden />
          多选
        </Button>
        <Button variant="soft" onClick={() => setIsEditing(true)}>
          <Pencil aria-hidden />
          编辑资料
        </Button>
      </div>
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
