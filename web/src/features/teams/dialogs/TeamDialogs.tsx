import type { Category } from '@pinge/contract/teams.ts'
import { RandomSheet } from '../random/RandomSheet.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import type { TeamDialog } from '../scheme/team-screen.ts'
import { MembersSheet } from './MembersSheet.tsx'
import { MoveSheet } from './MoveSheet.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { ClearScheme, RemoveTeam } from './RemoveDialogs.tsx'
import { CopyScheme, NewScheme, RenameScheme } from './SchemeNameSheets.tsx'
import { NewTeam, RenameTeam } from './TeamNameSheets.tsx'
import { TeamOfDialog } from './TeamOfDialog.tsx'

/** A dialog of the teams and their schemes; the comment is a matter of the screen. */
export type SchemeDialog = Exclude<TeamDialog, { type: 'comment' }>

export type TeamDialogsProps = {
  dialog: SchemeDialog
  onMove: (studentId: string, toId: string | null) => void
  onClose: () => void
}

/** What stands over the teams: one at a time. */
export function TeamDialogs({ dialog, onMove, onClose }: TeamDialogsProps) {
  const { category } = useScheme()
  if (dialog.type === 'new-scheme') return <NewScheme onClose={onClose} />
  if (!category) return null
  switch (dialog.type) {
    case 'rename-team':
      return (
        <TeamOfDialog teamId={dialog.teamId}>
          {(team, gone) => <RenameTeam team={team} gone={gone} onClose={onClose} />}
        </TeamOfDialog>
      )
    case 'remove-team':
      return (
        <TeamOfDialog teamId={dialog.teamId}>
          {(team) => <RemoveTeam team={team} onClose={onClose} />}
        </TeamOfDialog>
      )
    case 'members':
      return (
        <TeamOfDialog teamId={dialog.teamId}>
          {(team, gone) => <MembersSheet team={team} gone={gone} onClose={onClose} />}
        </TeamOfDialog>
      )
    case 'move':
      return <MoveSheet studentId={dialog.studentId} onMove={onMove} onClose={onClose} />
    case 'new-team':
      return <NewTeam category={category} onClose={onClose} />
    case 'random':
      return <RandomSheet category={category} firstSeed={dialog.seed} onClose={onClose} />
    default:
      return <OfScheme type={dialog.type} category={category} onClose={onClose} />
  }
}

type OfSchemeProps = {
  type: 'rename-scheme' | 'copy-scheme' | 'print' | 'clear-scheme'
  category: Category
  onClose: () => void
}

function OfScheme({ type, category, onClose }: OfSchemeProps) {
  switch (type) {
    case 'rename-scheme':
      return <RenameScheme category={category} onClose={onClose} />
    case 'copy-scheme':
      return <CopyScheme category={category} onClose={onClose} />
    case 'print':
      return <PrintSheet category={category} onClose={onClose} />
    case 'clear-scheme':
      return <ClearScheme category={category} onClose={onClose} />
  }
}
