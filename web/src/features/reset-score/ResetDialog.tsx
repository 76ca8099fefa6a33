import { resetScore } from '@pinge/contract/reset-score.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'

/** From more pupils than these the teacher types what is about to happen. */
const TYPED_ABOVE = 10
const WORD = '清零'

export type ResetDialogProps = {
  classId: string
  students: readonly Student[]
  onClose: () => void
  /** Told the batch that an undo names, once the new scores are in sight. */
  onReset: (batchId: string) => void
}

/** Says how many, what goes and what stays, before scores are brought to zero. */
export function ResetDialog({ classId, students, onClose, onReset }: ResetDialogProps) {
  const { write, isSending, problem } = useWrite(resetScore)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const mustType = students.length > TYPED_ABOVE

  async function confirm(): Promise<void> {
    if (mustType && typed.trim() !== WORD) return setIsMissing(true)
    const written = await write({ classId, studentIds: students.map(({ id }) => id) })
    if (!written.isDone) return
    await written.reread
    onReset(written.data.batchId)
  }

  return (
    <ConfirmDialog
      isOpen
      title="总分清零"
      description={`将清空 ${students.length} 名学生的总分，历史记录保留。可兑换积分不变；之后还可以撤销。`}
      confirmLabel={`清空 ${students.length} 人的总分`}
      isDestructive
      isBusy={isSending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {mustType && (
        <TextField
          label={`人数较多，请输入“${WORD}”确认`}
          value={typed}
          autoComplete="off"
          onChange={(next) => {
            setTyped(next)
            setIsMissing(false)
          }}
          error={isMissing ? `请输入“${WORD}”两个字` : undefined}
          className="mt-4"
        />
      )}
      {problem && (
        <p role="alert" className="mt-3 text-m text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}
