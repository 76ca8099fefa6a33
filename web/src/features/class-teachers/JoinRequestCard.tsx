import type { JoinRequest } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../shared/ui/form/Button.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { useAnswerJoin } from './use-answer-join.ts'

export type JoinRequestCardProps = { wish: JoinRequest; className?: string }

/** A colleague at the door: 同意, which is asked once more, or 谢绝, after which they may ask again. */
export function JoinRequestCard({ wish, className = '' }: JoinRequestCardProps) {
  const { nickname, headUrl, maskedTel, isTelProved } = wish
  const [isConsenting, setIsConsenting] = useState(false)
  const { answer, isSending, problem } = useAnswerJoin(wish.id, false)

  async function decline(): Promise<void> {
    if (await answer()) showSuccess(`已谢绝${nickname}加入${wish.className}`)
  }

  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-big p-4 sm:px-5 ${className}`}>
      <div className="flex min-w-0 flex-[1_1_280px] items-center gap-3.5">
        <Avatar header={headUrl} size={48} />
        <div className="min-w-0">
          <p className="text-m">
            <b>{nickname}</b>（<span className="whitespace-nowrap tabular-nums">{maskedTel}</span>）想加入{' '}
            <b>{wish.className}</b>
          </p>
          {!isTelProved && (
            <p className="text-s text-clay">手机号没有验证过，同意前请先问问{nickname}本人。</p>
          )}
          {problem && (
            <p role="alert" className="text-s text-danger">
              {problem}
            </p>
          )}
        </div>
      </div>
      <div className="flex gap-3 max-sm:w-full">
        <Button
          variant="quiet"
          className="max-sm:flex-1"
          aria-label={`谢绝${nickname}加入${wish.className}`}
          isBusy={isSending}
          onClick={() => void decline()}
        >
          谢绝
        </Button>
        <Button
          variant="soft"
          className="max-sm:flex-1"
          aria-label={`同意${nickname}加入${wish.className}`}
          disabled={isSending}
          onClick={() => setIsConsenting(true)}
        >
          同意
        </Button>
      </div>
      <ConsentDialog wish={wish} isOpen={isConsenting} onClose={() => setIsConsenting(false)} />
    </div>
  )
}
