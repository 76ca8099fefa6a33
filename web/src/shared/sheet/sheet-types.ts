import type { Cell, CellValue, StoredCell } from '@pinge/contract/archives/cells.ts'
import type { ReadCell } from '@pinge/contract/archives/read-text.ts'
import type { ReactNode } from 'react'

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
  /** Words stand at the left and may take two lines; figures stand in the middle. */
  isWords?: boolean
  /** Stays in sight when the others move by. */
  isFrozen?: boolean
  /** Written by choosing one of these. */
  choices?: readonly string[]
  /** A phone: hidden but for its ends, and shown whole by a tap. */
  isMasked?: boolean
}

export type SheetRow = {
  id: string
  name: string
  number: string
  /** As the server has them; a cell in which nothing was ever written is not in it. */
  cells: Readonly<Record<string, Cell>>
  /** Read and never written in. */
  isFixed?: boolean
}

/** What is typed into a cell; `from` is the row as it stood there when the cell was opened. */
export type TypedCell<Row extends SheetRow = SheetRow> = {
  rowId: string
  column: string
  typed: string
  from?: Row | undefined
}

/** What of a pasted block fell outside the table. */
export type LeftOver = { rows: number; columns: number }

/** A column before those that are written in: a box that selects, a face to tap. The same for as long as the table stands. */
export type LeadColumn<Row extends SheetRow> = {
  key: string
  /** In rem. */
  width: number
  show: (row: Row, isSelected: boolean) => ReactNode
}

/** By which column the rows stand in order. */
export type Order = { key: string; isUp: boolean } | null

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
