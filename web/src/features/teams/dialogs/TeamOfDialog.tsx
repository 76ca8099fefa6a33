import type { Team } from '@pinge/contract/teams.ts'
import { useState, type ReactNode } from 'react'
import { useScheme } from '../scheme/SchemeContext.ts'

export type TeamSheetProps = {
  team: Team
  /** Why it can no longer be saved; what was entered stays in sight. */
  gone: string
  onClose: () => void
}

/** The team of a dialog, as it was when the dialog opened: one that is removed meanwhile does not take the dialog away. */
export function TeamOfDialog({
  teamId,
  children,
}: {
  teamId: string
  children: (team: Team, gone: string) => ReactNode
}) {
  const found = useScheme().teams.find(({ id }) => id === teamId)
  const [opened] = useState(found)
  const team = found ?? opened
  if (!team) return null
  return children(team, found ? '' : `${team.teamName}刚刚被移除了，这里的修改保存不了`)
}
