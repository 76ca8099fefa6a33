import { undoComment } from '@pinge/contract/comments.ts'
import { isPassingFailure } from '../../shared/api/failure/is-passing-failure.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../shared/use-is-shown.ts'
import type { WantedUndo } from './format-undo.ts'

export type UndoDialogProps = {
  classId: string
  undo: WantedUndo
  onUndone?: (batchId: string) => void
  onClose: () => void
}

/** Asks before a comment is taken back. What was sent and not answered stays here to be sent again. */
export function UndoDialog({ classId, undo, onUndone, onClose }: UndoDialogProps) {
  const { write, isBusy } = useWrite(undoComment, { announces: 'failures' })
  const isShown = useIsShown()
  const { batchId, itemName, action, description, studentIds } = undo

  async function takeBack(): Promise<void> {
    const undone = await write({ classId, batchId, ...(studentIds && { studentIds }) })
    if (!undone.isDone) {
      if (isShown() && !isPassingFailure(undone.error)) onClose()
      return
    }
    await undone.reread
    if (isShown()) onClose()
    // What others still have of it can be taken back as before.
    if (!undone.data.isPart) onUndone?.(batchId)
    showSuccess(`已撤销“${itemName}”`)
  }

  return (
    <ConfirmDialog
      isOpen
      title={`撤销这次${action}`}
      description={description}
      confirmLabel="撤销"
      cancelLabel="不撤销"
      isBusy={isBusy}
      onConfirm={() => void takeBack()}
      onCancel={onClose}
    />
  )
}
