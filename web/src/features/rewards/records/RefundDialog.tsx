import { refundRewards, type Redemption } from '@pinge/contract/rewards.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'

export type RefundDialogProps = { classId: string; redemption: Redemption; onClose: () => void }

/** Asks before the points and the stock of an exchange are given back. */
export function RefundDialog({ classId, redemption, onClose }: RefundDialogProps) {
  const { write, isBusy, problem } = useWrite(refundRewards)
  const isShown = useIsShown(redemption.id)
  const { id, studentName, rewardName, count, points } = redemption

  async function giveBack(): Promise<void> {
    const written = await write({ classId, redemptionIds: [id] })
    if (!written.isDone) return
    await written.reread
    if (isShown()) onClose()
    showSuccess(`已退还${studentName} ${points} 分`)
  }

  return (
    <ConfirmDialog
      isOpen
      title="撤销兑换"
      description={`将撤销${studentName}兑换的“${rewardName}”×${count}，退还 ${points} 分，库存也会加回。这条记录保留，标为已撤销；撤销后不能再恢复。`}
      confirmLabel="撤销兑换"
      cancelLabel="不撤销"
      isBusy={isBusy}
      onConfirm={() => void giveBack()}
      onCancel={onClose}
    >
      <Problem text={problem} className="mt-3 text-m" />
    </ConfirmDialog>
  )
}
