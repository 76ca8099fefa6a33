import { Suspense } from 'react'
import type { OpenTeamDialog } from '../../../features/teams/team-dialog.ts'
import type { TeamDialogsProps } from '../../../features/teams/TeamDialogs.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'

const TeamDialogs = lazyDialog<TeamDialogsProps>(
  async () => (await import('../../../features/teams/TeamDialogs.tsx')).TeamDialogs,
  ({ onClose }) => onClose(),
)

export type GroupDialogsProps = Omit<TeamDialogsProps, 'open'> & { open: OpenTeamDialog | null }

/** The dialogs of the teams, fetched when the first one is opened. */
export function GroupDialogs({ open, ...props }: GroupDialogsProps) {
  return <Suspense>{open && <TeamDialogs key={open.dialog} open={open} {...props} />}</Suspense>
}
