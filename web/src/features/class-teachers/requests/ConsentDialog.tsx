import { answerJoin, type JoinRequest } from '@pinge/contract/class-teachers.ts'
import { TriangleAlert } from 'lucide-react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { formatConsent } from './format-join-requests.ts'

export type ConsentDialogProps = { joinRequest: JoinRequest; isOpen: boolean; onClose: () => void }

/** Asks once more, since a class's pupils are shown to somebody else. */
export function ConsentDialog({ joinRequest, isOpen, onClose }: ConsentDialogProps) {
  const { id, nickname, className, isTelProved } = joinRequest
  // What was answered elsewhere takes this away with all that it says: a toast stays.
  const { write, isBusy, problem } = useWrite(answerJoin, { announces: 'refusals' })

  async function agree(): Promise<void> {
    const written = await write({ id, accept: true })
    if (!written.isDone) return
    // The card goes first: its other answer must not be given any more.
    await written.reread
    onClose()
    showSuccess(`${nickname}现在可以打开${className}了`)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`让${nickname}加入${className}？`}
      description={formatConsent(joinRequest)}
      confirmLabel={isTelProved ? '同意加入' : '问过本人了，同意'}
      isBusy={isBusy}
      onConfirm={() => void agree()}
      onCancel={onClose}
    >
      {!isTelProved && (
        <p className="mt-4 flex gap-2 rounded-field bg-clay-tint px-3 py-2 text-base text-clay">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          这个手机号没有验证过，姓名和号码谁都可以填写。请先当面问一问，确认申请的就是{nickname}本人。
        </p>
      )}
      <Problem text={problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
