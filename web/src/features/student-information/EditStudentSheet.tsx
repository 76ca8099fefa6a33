import { useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { StudentForm } from './StudentForm.tsx'
import { useEditInformation } from './use-edit-information.ts'
import { useInformation } from './use-information.ts'

export type EditStudentSheetProps = {
  classId: string
  studentId: string
  onClose: () => void
  /** The pupil has left the class, or is gone. */
  onRemoved: () => void
}

/** One pupil's record, read and written by itself: over the class, where no table is. */
export function EditStudentSheet({ classId, studentId, onClose, onRemoved }: EditStudentSheetProps) {
  const { data, error, refetch } = useInformation(classId, studentId)
  const editing = useEditInformation(classId, studentId)
  const [isRemoving, setIsRemoving] = useState(false)
  const student = data?.students[0]

  if (!student)
    return (
      <Sheet isOpen onClose={onClose} title="学生资料">
        <div className="px-6 pb-6">
          {error ? (
            <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />
          ) : (
            <SkeletonGroup>
              <Skeleton className="h-96 bg-mist!" />
            </SkeletonGroup>
          )}
        </div>
      </Sheet>
    )
  return (
    <>
      <StudentForm
        classId={classId}
        student={student}
        isSaving={editing.isSaving}
        isUnsent={editing.unsentCount > 0}
        onRemove={() => setIsRemoving(true)}
        onClose={onClose}
        onSave={(change) => {
          void editing.edit([change]).then((isSaved) => {
            if (!isSaved) return
            showSuccess('资料已保存')
            onClose()
          })
        }}
      />
      {isRemoving && (
        <RemoveDialog
          classId={classId}
          students={[student]}
          onClose={() => setIsRemoving(false)}
          onDone={onRemoved}
        />
      )}
      {editing.conflict && (
        <ConflictDialog
          key={editing.conflict.stored.version}
          conflict={editing.conflict}
          onSettled={(change) => {
            editing.settleConflict(change)
            onClose()
          }}
        />
      )}
    </>
  )
}
