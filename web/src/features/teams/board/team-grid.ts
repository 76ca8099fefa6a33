import './team-board.css'

/** The places of the team cards. */
export const teamGrid = 'grid grid-cols-1 gap-3.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** So many teams stand side by side on a board, with the names of their members. */
const ONE_ROW = 4
const MAX_COLUMNS = 6

/** How the teams stand on a board that a class looks at: in one row, or in two with faces alone. */
export function boardOfTeams(count: number): { columns: number; hasTwoRows: boolean } {
  const hasTwoRows = count > ONE_ROW
  const columns = hasTwoRows ? Math.max(ONE_ROW, Math.ceil(count / 2)) : Math.max(2, count)
  return { columns: Math.min(columns, MAX_COLUMNS), hasTwoRows }
}
