import { onDemand } from '../../../shared/on-demand.tsx'
import { useInvites } from './use-invites.ts'

// Few teachers are invited on a day, so that the list of classes does not carry the card.
const InviteCard = onDemand(async () => (await import('./InviteCard.tsx')).InviteCard, {
  isAdornment: true,
  fallback: <div className="h-45 sm:h-20" />,
})

/** The invitations that wait for my answer; nothing while there is none. */
export function Invites() {
  const { data: invites = [] } = useInvites()
  if (invites.length === 0) return null
  return (
    <section aria-label="待处理的邀请" className="mb-5">
      <ul className="flex flex-col gap-3">
        {invites.map((invite) => (
          <li key={`${invite.kind}/${invite.classId}`} className="animate-fade-in">
            <InviteCard invite={invite} className="bg-white" />
          </li>
        ))}
      </ul>
    </section>
  )
}
