import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { showUndo } from '../../../shared/ui/feedback/show-toast.ts'
import { ConflictDialog } from '../edit/ConflictDialog.tsx'
import { fieldKeys, type Change } from '../edit/fields.ts'
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
  const { editing, students, onOpen } = props
  const { conflict } = editing
  /** The pupil whose open record sent the last edit. */
  const [savedId, setSavedId] = useState<string | null>(null)
  const close = () => {
    setSavedId(null)
    onOpen(null)
  }

  async function settle(change: Change | null): Promise<void> {
    const isOfRecord = props.open?.action === 'form' && conflict?.change.id === savedId
    const isWritten = await editing.settleConflict(change)
    // What finds no server, or another conflict, stays in the record; that of a cell leaves the record as it is.
    if (!isOfRecord || (change && !isWritten)) return
    if (change)
      tellSaved(
        students.find(({ id }) => id === change.id),
        change,
        editing,
      )
    close()
  }

  return (
    <>
      <ChosenDialog {...props} onClose={close} onSaving={setSavedId} />
      {conflict && (
        <ConflictDialog
          key={`${conflict.stored.id}/${conflict.stored.version}`}
          conflict={conflict}
          onSettled={(change) => void settle(change)}
        />
      )}
    </>
  )
}

type ChosenDialogProps = InformationDialogsProps & {
  onClose: () => void
  /** The open record sends an edit of this pupil. */
  onSaving: (id: string) => void
}

/** What the teacher opened. */
function ChosenDialog(props: ChosenDialogProps) {
  const { classId, students, isOwner, open, editing, onClose, onSaving, onDone } = props
  // A pupil who is deleted meanwhile does not take the dialog away with what was written: saving says what happened.
  const [atOpening] = useState(students)
  const [isRemoving, setIsRemoving] = useState(false)
  const find = (id: string) =>
    students.find((student) => student.id === id) ?? atOpening.find((student) => student.id === id) ?? []
  const meant = open?.ids.flatMap(find) ?? []
  const [first, second] = meant
  const dialog = { classId, students: meant, onClose, onDone }

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
        onClose={onClose}
        onRemove={() => setIsRemoving(true)}
        onSave={(change) => {
          onSaving(change.id)
          return editing.edit([change])
        }}
        onSaved={(change) => tellSaved(first, change, editing)}
      />
      {isRemoving && <RemoveDialog {...dialog} isOwner={isOwner} onClose={() => setIsRemoving(false)} />}
    </>
  )
}

function tellSaved(
  student: StudentInformation | undefined,
  { after }: Change,
  { undo }: EditInformation,
): void {
  if (student && fieldKeys(after).length > 0) showUndo(`${student.username}的资料已保存`, undo)
}
