import type { Cell, CellValue, StoredCell } from '@pinge/contract/archives/cells.ts'
import type { ReadCell } from '@pinge/contract/archives/read-text.ts'

/** How good a cell is, by colour beside its words. */
export type Tone = 'best' | 'good' | 'pass' | 'low'

export type Shown = {
  text: string
  /** Small, beside it: a score and its level. */
  note?: string
  tone?: Tone | undefined
  /** What a teacher is told at the cell: what is missing for the next level. */
  hint?: string | undefined
}

export type Values = Readonly<Record<string, CellValue>>

export type SheetColumn<Row extends SheetRow = SheetRow> = {
  key: string
  title: string
  /** Stands above several columns. */
  group?: string
  /** In rem. */
  width: number
  /** Reads what was typed; without it the column is told and not written. */
  read?: (typed: string) => ReadCell
  show?: (value: CellValue, row: Row, values: Values) => Shown
  /** How an excused cell is called. */
  exempt?: string
}

export type SheetRow = {
  id: string
  name: string
  number: string
  /** As the server has them; a cell in which nothing was ever written is not in it. */
  cells: Readonly<Record<string, Cell>>
}

export type SentCell = { rowId: string; column: string; value: CellValue; version: number }
export type Answer = {
  saved: readonly { rowId: string; column: string; version: number }[]
  refused: readonly {
    rowId: string
    column: string
    reason: string
    msg: string
    stored: StoredCell | null
  }[]
}

/** Tells a cell from all others of its sheet. */
export function cellKey(rowId: string, column: string): string {
  return `${rowId} ${column}`
}
