/** Which dialog stands over the teams. */
export type OpenTeamDialog =
  | { dialog: 'new-scheme' }
  | { dialog: 'rename-scheme' }
  | { dialog: 'copy-scheme' }
  | { dialog: 'print' }
  | { dialog: 'clear-scheme' }
  | { dialog: 'new-team' }
  | { dialog: 'random'; seed: number }
  | { dialog: 'move'; studentId: string }
  | { dialog: 'rename-team'; teamId: string }
  | { dialog: 'remove-team'; teamId: string }
  | { dialog: 'members'; teamId: string }
