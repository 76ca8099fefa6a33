import { answerInvite, type ReceivedInvite } from '@pinge/contract/class-teachers.ts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { DeclineInvite } from './DeclineInvite.tsx'
import { wordsOf } from './invite-words.ts'

export type InviteCardProps = { invite: ReceivedInvite; className?: string }

/** A colleague asks me into a class, or to own it: yes at once, no after a question that can turn them away. */
export function InviteCard({ invite, className: look = '' }: InviteCardProps) {
  const { classId, kind, className } = invite
  const [isDeclining, setIsDeclining] = useState(false)
  // What was answered elsewhere takes this away with all that it says: a toast stays.
  const { write, isBusy, problem } = useWrite(answerInvite, { announces: 'refusals' })
  const words = wordsOf(invite)

  async function accept(): Promise<void> {
    const written = await write({ classId, kind, accept: true })
    if (written.isDone) showSuccess(words.done)
  }

  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-3 rounded-big p-4 sm:px-5 ${look}`}>
      <div className="flex min-w-0 flex-[1_1_280px] items-start gap-3.5">
        <Mail aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="text-m break-words">{words.question}</p>
          <p className="text-s text-ink-2">{words.consequence}</p>
          <Problem text={problem} className="text-s" />
        </div>
      </div>
      <div className="flex gap-3 max-sm:w-full cramped:flex-wrap">
        <Button
          variant="quiet"
          className="max-sm:flex-1"
          aria-label={`${words.no}${className}`}
          disabled={isBusy}
          onClick={() => setIsDeclining(true)}
        >
          {words.no}
        </Button>
        <Button
          variant="soft"
          className="max-sm:flex-1"
          aria-label={`${words.yes}${className}`}
          isBusy={isBusy}
          onClick={() => void accept()}
        >
          {words.yes}
        </Button>
      </div>
      <DeclineInvite invite={invite} isOpen={isDeclining} onClose={() => setIsDeclining(false)} />
    </div>
  )
}
