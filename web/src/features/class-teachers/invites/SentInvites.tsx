import { sentInvites } from '@pinge/contract/class-teachers.ts'
import { Hourglass } from 'lucide-react'
import { useRead } from '../../../shared/api/use-read.ts'
import { WithdrawInvite } from './WithdrawInvite.tsx'

/** Whom the owner invited and who did not answer yet: by number, since names are told only after a yes. */
export function SentInvites({ classId }: { classId: string }) {
  const { data } = useRead(sentInvites, { classId })
  const waiting = data?.filter(({ kind }) => kind === 'join') ?? []
  if (waiting.length === 0) return null

  return (
    <ul aria-label="已邀请的老师" className="divide-y divide-hair rounded-card bg-mist px-4">
      {waiting.map(({ id, maskedTel }) => (
        <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-3">
          <Hourglass aria-hidden className="size-5 shrink-0 text-ink-2" />
          <span className="flex-1 text-m tabular-nums">
            {maskedTel} <span className="text-s text-ink-2">已邀请</span>
          </span>
          <WithdrawInvite classId={classId} inviteId={id} label={`撤回给${maskedTel}的邀请`} />
        </li>
      ))}
    </ul>
  )
}
