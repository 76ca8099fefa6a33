import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'

export type ConfirmDeedProps = {
  title: string
  /** Names the object and the count, and says what stays. */
  description: string
  confirmLabel: string
  write: (request: Numbered<object>) => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Asks once more, and then does it. */
export function ConfirmDeed(props: ConfirmDeedProps) {
  const { title, description, confirmLabel, write, onDone, onClose } = props
  const { send, isSending, error } = useKeptRequest(write)

  async function confirm(): Promise<void> {
    try {
      await send({})
    } catch {
      // Said in the dialog.
      return
    }
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      isDestructive
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {Boolean(error) && (
        <p role="alert" className="mt-3 text-base text-danger">
          {describeFailure(error)}
        </p>
      )}
    </ConfirmDialog>
  )
}
