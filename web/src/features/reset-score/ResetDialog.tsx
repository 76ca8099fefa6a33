import { resetScore } from '@pinge/contract/reset-score.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { HoldButton } from '../../shared/ui/buttons/HoldButton.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'

/** From more pupils than these the button is held: a board has no keyboard to type a word on. */
const HELD_ABOVE = 10

export type ResetDialogProps = {
  classId: string
  students: readonly Student[]
  onClose: () => void
  /** Told the batch that an undo names, once the new scores are in sight. */
  onReset: (batchId: string) => void
}

/** Says how many, what goes and what stays, before scores are brought to zero. */
export function ResetDialog({ classId, students, onClose, onReset }: ResetDialogProps) {
  const { write, isBusy, problem } = useWrite(resetScore)
  const count = students.length

  async function reset(): Promise<void> {
    const written = await write({ classId, studentIds: students.map(({ id }) => id) })
    if (!written.isDone) return
    await written.reread
    onReset(written.data.batchId)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="总分清零"
      description={`将清空 ${count} 名学生的总分，历史记录保留。可兑换积分不变；之后还可以撤销。`}
      role="alertdialog"
      footer={
        <>
          <Button variant="mist" onClick={onClose}>
            取消
          </Button>
          {count > HELD_ABOVE ? (
            <HoldButton isBusy={isBusy} onHeld={() => void reset()}>
              按住，清空 {count} 人的总分
            </HoldButton>
          ) : (
            <Button variant="danger" isBusy={isBusy} onClick={() => void reset()}>
              清空 {count} 人的总分
            </Button>
          )}
        </>
      }
    >
      <Problem text={problem} className="mt-3 text-m" />
    </Dialog>
  )
}
