import type { Student } from '@pinge/contract/students.ts'
import { ListChecks, Pencil, Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { EditStudentSheetProps } from '../../../features/student-information/form/EditStudentSheet.tsx'
import { StudentRecords } from '../../../features/records/StudentRecords.tsx'
import { StudentDrawer } from '../../../features/students/StudentDrawer.tsx'
import { useFullscreen } from '../../../shared/device/use-fullscreen.ts'
import { Button } from '../../../shared/ui/form/Button.tsx'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'

const EditStudentSheet = lazyDialog<EditStudentSheetProps>(
  async () =>
    (await import('../../../features/student-information/form/EditStudentSheet.tsx')).EditStudentSheet,
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
  const { classId, student: found, onComment, onTick, onUndone, onClose } = props
  const [isEditing, setIsEditing] = useState(false)
  const { isFullscreen } = useFullscreen()
  // As the pupil was when the drawer opened: one who leaves meanwhile does not take it, and what is written in it, away.
  const [opened] = useState(found)
  const student = found ?? opened
  if (!student) return null
  return (
    <StudentDrawer student={student} onClose={onClose}>
      {!found && (
        <p role="alert" className="mx-6 mb-4 rounded-field bg-sun-tint px-4 py-2.5 text-base text-sun-ink">
          {student.username}刚刚离开了班级，积分和记录只能看到这里
        </p>
      )}
      <div className={`mx-6 mb-4 grid grid-cols-3 gap-2 *:px-2! ${found ? '' : 'hidden'}`}>
        <Button onClick={() => onComment(student.id)}>
          <Sparkles aria-hidden />
          点评
        </Button>
        <Button variant="soft" onClick={() => onTick(student.id)}>
          <ListChecks aria-hidden />
          多选
        </Button>
        {/* Parents' phone numbers are behind it: not on a board that a whole class looks at. */}
        {!isFullscreen && (
          <Button variant="soft" onClick={() => setIsEditing(true)}>
            <Pencil aria-hidden />
            编辑资料
          </Button>
        )}
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
