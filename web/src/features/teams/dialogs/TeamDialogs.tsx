import { useState } from 'react'
import { RandomSheet } from '../random/RandomSheet.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import type { TeamDialog } from '../scheme/team-screen.ts'
import { MembersSheet } from './MembersSheet.tsx'
import { MoveSheet } from './MoveSheet.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { ClearScheme, RemoveTeam } from './RemoveDialogs.tsx'
import { CopyScheme, NewScheme, RenameScheme, type SchemeSheetProps } from './SchemeNameSheets.tsx'
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
  const { category: shown } = useScheme()
  // As it was when the dialog opened: one that is removed meanwhile leaves what was asked or typed to no other scheme.
  const [opened] = useState(shown)
  if (dialog.type === 'new-scheme') return <NewScheme onClose={onClose} />
  if (!opened) return null
  const isThere = shown?.id === opened.id
  const category = isThere ? shown : opened
  const gone = isThere ? '' : `“${opened.name}”刚刚被清空了，这里的修改保存不了`
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
      return <MoveSheet studentId={dialog.studentId} goneScheme={gone} onMove={onMove} onClose={onClose} />
    case 'new-team':
      return <NewTeam category={category} gone={gone} onClose={onClose} />
    case 'print':
      // Whose teams these are by now.
      return shown ? <PrintSheet category={shown} onClose={onClose} /> : null
    case 'random':
      return <RandomSheet category={category} gone={gone} firstSeed={dialog.seed} onClose={onClose} />
    default:
      return <OfScheme type={dialog.type} category={category} gone={gone} onClose={onClose} />
  }
}

type OfSchemeProps = {
  type: 'rename-scheme' | 'copy-scheme' | 'clear-scheme'
} & SchemeSheetProps

function OfScheme({ type, ...sheet }: OfSchemeProps) {
  switch (type) {
    case 'rename-scheme':
      return <RenameScheme {...sheet} />
    case 'copy-scheme':
      return <CopyScheme {...sheet} />
    case 'clear-scheme':
      return <ClearScheme {...sheet} />
  }
}
