import { useState, type ReactNode } from 'react'
import { isNetworkFailure, NETWORK_FAILURE } from '../../shared/api/describe-failure.ts'
import { newRequestId } from '../../shared/api/new-request-id.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showError, showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { useUndoBatch } from './use-undo-batch.ts'

/** `description` says what will be taken back, and from whom. */
export type WantedUndo = { batchId: string; itemName: string; description: string }

/** Asks before a deed is taken back. What was sent and not answered is sent again under the same request id. */
export function useAskUndo(classId: string, onUndone: (batchId: string) => void) {
  const undoBatch = useUndoBatch(classId)
  const [asked, setAsked] = useState<(WantedUndo & { requestId: string }) | null>(null)

  function undo({ batchId, itemName, requestId }: WantedUndo & { requestId: string }): void {
    undoBatch.mutate(
      { batchId, requestId },
      {
        onSuccess: () => {
          setAsked(null)
          onUndone(batchId)
          showSuccess(`已撤销“${itemName}”`)
        },
        onError: (error) => {
          // Still asked: the same request is safe to send again.
          if (isNetworkFailure(error)) showError(NETWORK_FAILURE)
          else setAsked(null)
        },
      },
    )
  }

  const dialog: ReactNode = asked && (
    <ConfirmDialog
      isOpen
      title="撤销这次点评"
      description={asked.description}
      confirmLabel="撤销"
      cancelLabel="不撤销"
      isBusy={undoBatch.isPending}
      onConfirm={() => undo(asked)}
      onCancel={() => setAsked(null)}
    />
  )
  return { ask: (wanted: WantedUndo) => setAsked({ ...wanted, requestId: newRequestId() }), dialog }
}
