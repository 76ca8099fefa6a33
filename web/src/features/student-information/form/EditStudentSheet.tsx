import { useState } from 'react'
import { ReadPlaceholder } from '../../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ConflictDialog } from '../edit/ConflictDialog.tsx'
import { RemoveDialog } from '../dialogs/RemoveDialog.tsx'
import { StudentForm } from './StudentForm.tsx'
import { useEditInformation } from '../edit/use-edit-information.ts'
import { useInformation } from '../use-information.ts'

export type EditStudentSheetProps = {
  classId: string
  studentId: string
  isReadOnly: boolean
  onClose: () => void
  /** The pupil has left the class, or is gone. */
  onRemoved: () => void
}

const waiting = (
  <SkeletonGroup>
    <Skeleton className="h-96 bg-mist!" />
  </SkeletonGroup>
)

/** One pupil's record, read and written by itself: over the class, where no table is. */
export function EditStudentSheet({
  classId,
  studentId,
  isReadOnly,
  onClose,
  onRemoved,
}: EditStudentSheetProps) {
  const part = { classId, ids: [studentId] }
  const read = useInformation(part)
  const editing = useEditInformation(part)
  const [isRemoving, setIsRemoving] = useState(false)
  // A pupil who leaves the class meanwhile does not take away what was written: saving says what happened.
  const found = read.data?.students[0]
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  const student = found ?? seen
  const tellSaved = () => showSuccess('资料已保存')

  if (!student)
    return (
      <Sheet isOpen onClose={onClose} title="学生资料">
        <div className="px-4 pb-6 sm:px-6">
          <ReadPlaceholder read={{ ...read, data: student }} waiting={waiting} />
        </div>
      </Sheet>
    )
  return (
    <>
      <StudentForm
        classId={classId}
        student={student}
        isReadOnly={isReadOnly}
        isSaving={editing.isSaving}
        isUnsent={editing.unsentCount > 0}
        onRemove={() => setIsRemoving(true)}
        onClose={onClose}
        onSave={(change) => editing.edit([change])}
        onSaved={tellSaved}
      />
      {isRemoving && (
        <RemoveDialog
          classId={classId}
          students={[student]}
          isOwner={read.data?.isOwner ?? false}
          onClose={() => setIsRemoving(false)}
          onDone={onRemoved}
        />
      )}
      {editing.conflict && (
        <ConflictDialog
          key={editing.conflict.stored.version}
          conflict={editing.conflict}
          onSettled={async (change) => {
            // What finds no server, or another conflict, stays in the form.
            const isWritten = await editing.settleConflict(change)
            if (isWritten) tellSaved()
            if (isWritten || !change) onClose()
          }}
        />
      )}
    </>
  )
}
