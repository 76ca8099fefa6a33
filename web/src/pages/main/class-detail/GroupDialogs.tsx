import { Suspense } from 'react'
import { useClassDetail } from '../../../features/classes/class-detail.store.ts'
import type { OpenTeamDialog } from '../../../features/teams/team-dialog.ts'
import type { TeamDialogsProps } from '../../../features/teams/TeamDialogs.tsx'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'

const TeamDialogs = lazyDialog<TeamDialogsProps>(
  async () => (await import('../../../features/teams/TeamDialogs.tsx')).TeamDialogs,
  ({ onClose }) => onClose(),
)

export type GroupDialogsProps = Omit<TeamDialogsProps, 'open' | 'className'> & { open: OpenTeamDialog | null }

/** The dialogs of the teams, fetched when the first one is opened. */
export function GroupDialogs({ open, ...props }: GroupDialogsProps) {
  const { className } = useClassDetail(useCurrentUser()?.userId)
  return (
    <Suspense>
      {open && <TeamDialogs key={open.dialog} open={open} className={className} {...props} />}
    </Suspense>
  )
}
