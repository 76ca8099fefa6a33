import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { showUndo } from '../../../shared/ui/feedback/show-toast.ts'
import { ConflictDialog } from '../edit/ConflictDialog.tsx'
import { fieldKeys } from '../edit/fields.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { StudentForm } from '../form/StudentForm.tsx'
import type { SelectionAction } from '../SelectionBar.tsx'
import type { EditInformation } from '../edit/use-edit-information.ts'

export type OpenDialog = { action: SelectionAction | 'form'; ids: readonly string[] }

export type InformationDialogsProps = {
  classId: string
  students: readonly StudentInformation[]
  isOwner: boolean
  isReadOnly: boolean
  open: OpenDialog | null
  editing: EditInformation
  onOpen: (open: OpenDialog | null) => void
  onDone: () => void
}

/** What stands over the table, fetched when the first of them opens. */
export function InformationDialogs(props: InformationDialogsProps) {
  const { classId, students, isOwner, open, editing, onOpen, onDone } = props
  // A pupil who is deleted meanwhile does not take the dialog away with what was written: saving says what happened.
  const [atOpening] = useState(students)
  const [isRemoving, setIsRemoving] = useState(false)
  const find = (id: string) =>
    students.find((student) => student.id === id) ?? atOpening.find((student) => student.id === id) ?? []
  const meant = open?.ids.flatMap(find) ?? []
  const [first, second] = meant
  const close = () => onOpen(null)
  const dialog = { classId, students: meant, onClose: close, onDone }

  if (editing.conflict)
    return (
      <ConflictDialog
        key={`${editing.conflict.stored.id}/${editing.conflict.stored.version}`}
        conflict={editing.conflict}
        onSettled={(change) => void editing.settleConflict(change)}
      />
    )
  if (!first) return null
  if (open?.action === 'move') return <MoveDialog {...dialog} />
  if (open?.action === 'remove') return <RemoveDialog {...dialog} isOwner={isOwner} />
  if (open?.action === 'merge') return second ? <MergeDialog {...dialog} pair={[first, second]} /> : null
  return (
    <>
      <StudentForm
        key={first.id}
        classId={classId}
        student={first}
        isReadOnly={props.isReadOnly}
        isSaving={editing.isSaving}
        isUnsent={editing.unsentCount > 0}
        onClose={close}
        onRemove={() => setIsRemoving(true)}
        onSave={(change) => editing.edit([change])}
        onSaved={(change) => {
          if (fieldKeys(change.after).length > 0) showUndo(`${first.username}的资料已保存`, editing.undo)
          close()
        }}
      />
      {isRemoving && <RemoveDialog {...dialog} isOwner={isOwner} onClose={() => setIsRemoving(false)} />}
    </>
  )
}
