import { MAX_ROSTER_ROWS } from '@pinge/contract/values/limits.ts'

/** Rows of cells as text, in the order of the sheet; an empty row has its place, so that rows can be counted. */
export type Table = readonly (readonly string[])[]

/** A sheet of a workbook; the one table of a .csv file has no name. */
export type NamedTable = { name: string; cells: Table }

/** Room for titles and empty rows between the pupils. */
export const MAX_SHEET_ROWS = MAX_ROSTER_ROWS * 2
/** A roster has some tens of columns at most. */
export const MAX_SHEET_COLUMNS = 256
/** Fifty columns of every row that is allowed. */
export const MAX_CELLS = 500_000
