import type { InviteKind } from '@pinge/contract/class-teachers.ts'
import { InviteCard } from './InviteCard.tsx'
import { useInvites } from './use-invites.ts'

/** The card of an invitation that a message tells of, while it waits. */
export function InviteOfMessage({ classId, kind }: { classId: string | null; kind: InviteKind }) {
  const { data, error, isFetching } = useInvites()
  const invite = data?.find((each) => each.classId === classId && each.kind === kind)
  if (invite) return <InviteCard invite={invite} className="bg-mist" />
  // What was read a while ago may not know the invitation yet.
  const isKnown = data !== undefined && !isFetching && !error
  return isKnown ? <p className="text-base text-ink-2">这个邀请已经处理过了。</p> : null
}
