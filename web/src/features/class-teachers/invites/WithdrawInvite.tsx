import { withdrawInvite } from '@pinge/contract/class-teachers.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'

export type WithdrawInviteProps = { classId: string; inviteId: string; label: string }

/** 撤回, without a question: the same can be asked again. */
export function WithdrawInvite({ classId, inviteId, label }: WithdrawInviteProps) {
  const { write, isBusy, problem } = useWrite(withdrawInvite)
  return (
    <>
      <Button
        variant="quiet"
        aria-label={label}
        isBusy={isBusy}
        onClick={() => void write({ classId, inviteId })}
      >
        撤回
      </Button>
      <Problem text={problem} className="text-s" />
    </>
  )
}
