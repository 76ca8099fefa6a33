import { answerJoin, type JoinRequest } from '@pinge/contract/class-teachers.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { ConsentDialog } from './ConsentDialog.tsx'

export type JoinRequestCardProps = { joinRequest: JoinRequest; className?: string }

/** A colleague who asks to join: 同意, which is asked once more, or 谢绝, after which they may ask again in 30 days. */
export function JoinRequestCard({ joinRequest, className: look = '' }: JoinRequestCardProps) {
  const { id, nickname, className, headUrl, maskedTel, isTelProved } = joinRequest
  const [isConsenting, setIsConsenting] = useState(false)
  // What was answered elsewhere takes this away with all that it says: a toast stays.
  const { write, isBusy, problem } = useWrite(answerJoin, { announces: 'refusals' })

  async function decline(): Promise<void> {
    const written = await write({ id, accept: false })
    if (written.isDone) showSuccess(`已谢绝${nickname}加入${className}`)
  }

  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-big p-4 sm:px-5 ${look}`}>
      <div className="flex min-w-0 flex-[1_1_280px] items-center gap-3.5">
        <Avatar header={headUrl} size={48} />
        <div className="min-w-0">
          <p className="text-m">
            <b>{nickname}</b>（<span className="whitespace-nowrap tabular-nums">{maskedTel}</span>）想加入{' '}
            <b>{className}</b>
          </p>
          {!isTelProved && (
            <p className="text-s text-clay">手机号没有验证过，同意前请先问问{nickname}本人。</p>
          )}
          <Problem text={problem} className="text-s" />
        </div>
      </div>
      <div className="flex gap-3 max-sm:w-full cramped:flex-wrap">
        <Button
          variant="quiet"
          className="max-sm:flex-1"
          aria-label={`谢绝${nickname}加入${className}`}
          isBusy={isBusy}
          onClick={() => void decline()}
        >
          谢绝
        </Button>
        <Button
          variant="soft"
          className="max-sm:flex-1"
          aria-label={`同意${nickname}加入${className}`}
          disabled={isBusy}
          onClick={() => setIsConsenting(true)}
        >
          同意
        </Button>
      </div>
      <ConsentDialog joinRequest={joinRequest} isOpen={isConsenting} onClose={() => setIsConsenting(false)} />
    </div>
  )
}
