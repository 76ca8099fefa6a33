import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { formatWarning } from './format-warning.ts'
import type { Waiting } from './leaving.ts'

export type SignOutWarningProps = Waiting & {
  onConfirm: () => void
  onCancel: () => void
}

/** Signing out takes away what the network has not taken yet. */
export function SignOutWarning({ onConfirm, onCancel, ...waiting }: SignOutWarningProps) {
  return (
    <ConfirmDialog
      isOpen
      {...formatWarning(waiting)}
      isDestructive
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
