import type { JoinRequest } from '@pinge/contract/class-teachers.ts'
import { TriangleAlert } from 'lucide-react'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { sayConsent } from './say-wishes.ts'
import { useAnswerJoin } from './use-answer-join.ts'

export type ConsentDialogProps = { wish: JoinRequest; isOpen: boolean; onClose: () => void }

/** Asks once more, since a class's pupils are shown to somebody else. */
export function ConsentDialog({ wish, isOpen, onClose }: ConsentDialogProps) {
  const { nickname, className, isTelProved } = wish
  const { answer, isSending, problem } = useAnswerJoin(wish.id, true)

  async function agree(): Promise<void> {
    if (!(await answer())) return
    onClose()
    showSuccess(`${nickname}现在可以打开${className}了`)
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`让${nickname}加入${className}？`}
      description={sayConsent(wish)}
      confirmLabel={isTelProved ? '同意加入' : '问过本人了，同意'}
      isBusy={isSending}
      onConfirm={() => void agree()}
      onCancel={onClose}
    >
      {!isTelProved && (
        <p className="mt-4 flex gap-2 rounded-field bg-clay-tint px-3 py-2 text-base text-clay">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          这个手机号没有验证过，姓名和号码谁都可以填写。请先当面问一问，确认申请的就是{nickname}本人。
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-3 text-base text-danger">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  )
}
