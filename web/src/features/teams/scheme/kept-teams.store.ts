import { create } from 'zustand'
import type { TeamScreen } from './team-screen.ts'

/** What was being done with the teams of a class when its screen was left for another one. */
const useKeptTeams = create<{ classId: string; screen: TeamScreen | null }>(() => ({
  classId: '',
  screen: null,
}))

export function keptTeamsOf(classId: string): TeamScreen | undefined {
  const kept = useKeptTeams.getState()
  return kept.classId === classId ? (kept.screen ?? undefined) : undefined
}

/** Of the dialogs, only the comment leads elsewhere and is found again. */
export function rememberTeams(classId: string, { order, dialog, selection }: TeamScreen): void {
  useKeptTeams.setState({
    classId,
    screen: { order, dialog: dialog?.type === 'comment' ? dialog : null, selection },
  })
}

export function forgetTeams(): void {
  useKeptTeams.setState({ classId: '', screen: null })
}
