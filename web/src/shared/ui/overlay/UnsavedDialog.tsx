import { ConfirmDialog } from './ConfirmDialog.tsx'

export type UnsavedDialogProps = {
  isOpen: boolean
  title: string
  /** Names what would be lost, and says what stays. */
  description: string
  onLeave: () => void
  onStay: () => void
}

/** Asks before a form is shut whose words are not saved. */
export function UnsavedDialog({ onLeave, onStay, ...asked }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      {...asked}
      confirmLabel="不保存"
      cancelLabel="继续填写"
      isDestructive
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
