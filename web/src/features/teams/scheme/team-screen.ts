import { DEFAULT_TEAM_ORDER, type Team, type TeamOrder } from '@pinge/contract/teams.ts'

export type CommentedTeam = Pick<Team, 'id' | 'teamName'>

/** What stands over the teams, one at a time. */
export type TeamDialog =
  /** As the teams were when the dialog opened: one that is removed meanwhile does not take it away. */
  | { type: 'comment'; teams: readonly CommentedTeam[] }
  | { type: 'new-scheme' }
  | { type: 'rename-scheme' }
  | { type: 'copy-scheme' }
  | { type: 'print' }
  | { type: 'clear-scheme' }
  | { type: 'new-team' }
  | { type: 'random'; seed: number }
  | { type: 'move'; studentId: string }
  | { type: 'rename-team'; teamId: string }
  | { type: 'remove-team'; teamId: string }
  | { type: 'members'; teamId: string }

export type TeamScreen = {
  order: TeamOrder
  dialog: TeamDialog | null
  /** The teams of one scheme that are selected; null while a tap selects none. Another scheme begins without. */
  selection: { categoryId: string; ids: ReadonlySet<string> } | null
}

export type TeamScreenEvent =
  | { type: 'order-chosen'; order: TeamOrder }
  | { type: 'selection-started'; categoryId: string }
  | { type: 'selection-ended' }
  | { type: 'team-toggled'; categoryId: string; id: string }
  | { type: 'all-selected'; categoryId: string; ids: readonly string[] }
  | { type: 'selection-inverted'; categoryId: string; ids: readonly string[] }
  | { type: 'dialog-opened'; dialog: TeamDialog }
  | { type: 'dialog-closed' }
  | { type: 'comment-given' }

export const firstTeamScreen: TeamScreen = { order: DEFAULT_TEAM_ORDER, dialog: null, selection: null }

export function teamScreenReducer(screen: TeamScreen, event: TeamScreenEvent): TeamScreen {
  switch (event.type) {
    case 'order-chosen':
      return { ...screen, order: event.order }
    case 'selection-started':
      return { ...screen, selection: { categoryId: event.categoryId, ids: new Set() } }
    case 'selection-ended':
      return { ...screen, selection: null }
    case 'team-toggled':
      return { ...screen, selection: inverted(screen, event.categoryId, [event.id]) }
    case 'all-selected':
      return { ...screen, selection: { categoryId: event.categoryId, ids: new Set(event.ids) } }
    case 'selection-inverted':
      return { ...screen, selection: inverted(screen, event.categoryId, event.ids) }
    case 'dialog-opened':
      return { ...screen, dialog: event.dialog }
    case 'dialog-closed':
      return { ...screen, dialog: null }
    case 'comment-given':
      return { ...screen, dialog: null, selection: null }
  }
}

/** The selected teams of this scheme; null while a tap selects none. */
export function selectedIn(categoryId: string | undefined) {
  return ({ selection }: TeamScreen): ReadonlySet<string> | null =>
    selection !== null && selection.categoryId === categoryId ? selection.ids : null
}

function inverted(screen: TeamScreen, categoryId: string, ids: readonly string[]): TeamScreen['selection'] {
  const next = new Set(selectedIn(categoryId)(screen))
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return { categoryId, ids: next }
}

/** Of the teams that are commented on, those that are still there, as they are now; of the others their names. */
export function stillThere(
  commented: readonly CommentedTeam[],
  teams: readonly Team[],
): { found: readonly Team[]; goneNames: readonly string[] } {
  const ids = new Set(commented.map(({ id }) => id))
  const isThere = ({ id }: CommentedTeam) => teams.some((team) => team.id === id)
  return {
    found: teams.filter(({ id }) => ids.has(id)),
    goneNames: commented.filter((team) => !isThere(team)).map(({ teamName }) => teamName),
  }
}
