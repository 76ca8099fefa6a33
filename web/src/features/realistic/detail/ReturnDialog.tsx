import { MAX_REALISTIC_WORD_LENGTH } from '@pinge/contract/realistic.ts'
import { useState } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { UnsavedDialog } from '../../../shared/ui/overlay/UnsavedDialog.tsx'

export type ReturnDialogProps = {
  isBusy: boolean
  problem: string
  onReturn: (word: string) => Promise<void>
  onClose: () => void
}

/** 退回 with a word: what its writer should mend. */
export function ReturnDialog({ isBusy, problem, onReturn, onClose }: ReturnDialogProps) {
  const [word, setWord] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => (word.trim() === '' ? onClose() : setIsAsking(true))
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
          <Button isBusy={isBusy} onClick={() => void onReturn(word)}>
            退回
          </Button>
        </>
      }
    >
      <TextField
        label="要补什么（可不写）"
        className="mt-3"
        placeholder="如：请补一张照片"
        value={word}
        maxLength={MAX_REALISTIC_WORD_LENGTH}
        onChange={setWord}
      />
      <Problem text={problem} />
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
