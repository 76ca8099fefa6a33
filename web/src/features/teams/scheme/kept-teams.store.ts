import { create } from 'zustand'
import { currentUser } from '../../../shared/session/session.ts'
import type { TeamScreen } from './team-screen.ts'

type KeptTeams = { userId: string | undefined; classId: string; screen: TeamScreen }

/** What a teacher was doing with the teams of a class when its screen was left for another one. */
const useKeptTeams = create<{ kept: KeptTeams | null }>(() => ({ kept: null }))

/** After a session has ended another teacher may sign in on the same page, and finds nothing of it. */
export function keptTeamsOf(classId: string): TeamScreen | undefined {
  const { kept } = useKeptTeams.getState()
  return kept?.classId === classId && kept.userId === currentUser()?.userId ? kept.screen : undefined
}

/** Of the dialogs, only the comment leads elsewhere and is found again. */
export function rememberTeams({ screen: { order, dialog, selection }, ...of }: KeptTeams): void {
  const screen = { order, dialog: dialog?.type === 'comment' ? dialog : null, selection }
  useKeptTeams.setState({ kept: { ...of, screen } })
}

export function forgetTeams(): void {
  useKeptTeams.setState({ kept: null })
}
