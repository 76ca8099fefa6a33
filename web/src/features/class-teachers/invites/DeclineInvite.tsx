import { answerInvite, type ReceivedInvite } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { wordsOf } from './invite-words.ts'

export type DeclineInviteProps = { invite: ReceivedInvite; isOpen: boolean; onClose: () => void }

/** 不加入, with the choice to hear no more of this teacher. */
export function DeclineInvite({ invite, isOpen, onClose }: DeclineInviteProps) {
  const { classId, kind, className, teacherName } = invite
  const [isBlocking, setIsBlocking] = useState(false)
  // What was answered elsewhere takes this away with all that it says: a toast stays.
  const { write, isBusy, problem } = useWrite(answerInvite, { announces: 'refusals' })
  const { no, refusal } = wordsOf(invite)

  async function decline(): Promise<void> {
    const written = await write({ classId, kind, accept: false, block: isBlocking })
    if (!written.isDone) return
    // The card goes first: its other answer must not be given any more.
    await written.reread
    onClose()
    showSuccess(`已答复：${no}${className}`)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`${no}${className}？`}
      description={refusal}
      confirmLabel={no}
      isBusy={isBusy}
      onConfirm={() => void decline()}
      onCancel={onClose}
    >
      <Checkbox isChecked={isBlocking} onChange={setIsBlocking}>
        不再接收{teacherName}的邀请
      </Checkbox>
      <Problem text={problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
