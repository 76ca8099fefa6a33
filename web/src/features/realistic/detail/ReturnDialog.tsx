import { MAX_REALISTIC_WORD_LENGTH, reviewRealistic } from '@pinge/contract/realistic.ts'
import { useId, useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { UnsavedDialog } from '../../../shared/ui/overlay/UnsavedDialog.tsx'

export type ReturnDialogProps = {
  classId: string
  /** A record's, or the batchId of all of them. */
  id: string
  onReturned: (id: string, word: string) => void
  onClose: () => void
}

/** 退回 with a word: what its writer should mend. */
export function ReturnDialog({ classId, id, onReturned, onClose }: ReturnDialogProps) {
  const formId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const { fields, row, submit, isSending, isLocked, problem } = useForm({
    keptAs: `realistic-return/${id}`,
    start: { word: '' },
    writer: useWrite(reviewRealistic, { isRepeatable: true }),
    request: ({ word }) => ({ classId, id, state: 'returned' as const, ...(word !== '' && { word }) }),
    onDone: () => onReturned(id, fields.word),
    onClose,
  })
  const leave = () => (fields.word.trim() === '' || isSending ? onClose() : setIsAsking(true))
  return (
    <Dialog
      isOpen
      onClose={leave}
      title="退回记录"
      description="记录人改好以后，会重新等你看。"
      footer={
        <>
          <Button variant="mist" onClick={leave}>
            取消
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            退回
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label="要补什么（可不写）"
          className="mt-3"
          placeholder="如：请补一张照片"
          maxLength={MAX_REALISTIC_WORD_LENGTH}
          readOnly={isLocked}
          {...row('word')}
        />
        <Problem text={problem} />
      </form>
      <UnsavedDialog
        isOpen={isAsking}
        title="还没有退回"
        description="刚才写的话会丢掉，记录还等你看。"
        onLeave={onClose}
        onStay={() => setIsAsking(false)}
      />
    </Dialog>
  )
}
