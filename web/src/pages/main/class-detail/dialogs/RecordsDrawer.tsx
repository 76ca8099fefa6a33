import type { Student } from '@pinge/contract/students.ts'
import { FolderOpen, ListChecks, Pencil, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { StudentRecords } from '../../../../features/records/student/StudentRecords.tsx'
import { StudentDrawer } from '../../../../features/students/StudentDrawer.tsx'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { useClassData } from '../ClassData.tsx'
import { serverNow } from '../../../../shared/time/server-clock.store.ts'

const EditStudentSheet = onDemand(
  async () =>
    (await import('../../../../features/student-information/form/EditStudentSheet.tsx')).EditStudentSheet,
)

export type RecordsDrawerProps = { studentId: string; onClose: () => void }

/** One pupil's drawer: what can be done for the pupil, what is known, and the records of the comments. */
export function RecordsDrawer({ studentId, onClose }: RecordsDrawerProps) {
  const { classId, summary, students } = useClassData()
  const { forgetBatch } = useGiver()
  const [isEditing, setIsEditing] = useState(false)
  const found = students.data?.find(({ id }) => id === studentId)
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
      <DrawerActions
        classId={classId}
        student={student}
        isHidden={!found}
        onEdit={() => setIsEditing(true)}
      />
      {isEditing && (
        <EditStudentSheet
          classId={classId}
          studentId={student.id}
          isReadOnly={summary?.isArchived ?? false}
          onClose={() => setIsEditing(false)}
          onRemoved={onClose}
        />
      )}
      <StudentRecords classId={classId} studentId={student.id} now={serverNow} onUndone={forgetBatch} />
    </StudentDrawer>
  )
}

function DrawerActions({
  classId,
  student: { id },
  isHidden,
  onEdit,
}: {
  classId: string
  student: Student
  isHidden: boolean
  onEdit: () => void
}) {
  const { dispatch } = useClassScreenStore()
  const { isFullscreen } = useFullscreen()
  const comment = { type: 'comment', studentIds: [id], isWholeClass: false } as const
  return (
    <div
      className={`mx-6 mb-4 grid grid-cols-3 gap-2 cramped:grid-cols-1 *:px-2! ${isHidden ? 'hidden' : ''}`}
    >
      <Button onClick={() => dispatch({ type: 'dialog-opened', dialog: comment })}>
        <Sparkles aria-hidden />
        点评
      </Button>
      <Button variant="soft" onClick={() => dispatch({ type: 'student-added', id })}>
        <ListChecks aria-hidden />
        多选
      </Button>
      {/* Parents' phone numbers are behind it: not on a board that a whole class looks at. */}
      {!isFullscreen && (
        <Button variant="soft" onClick={onEdit}>
          <Pencil aria-hidden />
          编辑资料
        </Button>
      )}
      {!isFullscreen && (
        <ButtonLink
          variant="mist"
          to={`/data/file?classId=${encodeURIComponent(classId)}&pupil=${encodeURIComponent(id)}`}
          className="col-span-3 cramped:col-span-1"
        >
          <FolderOpen aria-hidden />
          成长档案
        </ButtonLink>
      )}
    </div>
  )
}
