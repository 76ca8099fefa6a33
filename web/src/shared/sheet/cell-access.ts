import type { Place } from './grid-cursor.ts'
import type { LeftOver } from './sheet-types.ts'

/** What the keys and the clipboard do with the cells of a table. */
export type CellAccess = {
  textAt: (place: Place) => string
  isWritable: (place: Place) => boolean
  /** Opens the field of a cell, with what stands there. */
  open: (place: Place) => void
  /** The same for what is typed in its place; a choice keeps what is chosen. */
  openEmpty: (place: Place) => void
  /** The text with which the open field is left. */
  commit: (typed: string) => void
  /** Types these texts as one step; `left` is told of a pasted block. */
  typeAt: (cells: readonly { place: Place; typed: string }[], left?: LeftOver) => void
  back: () => void
  again: () => void
  /** A tap on one of the columns before those that are written in. */
  press: (place: Place, isRange: boolean) => void
  reveal: (place: Place) => void
  isReadOnly: boolean
}
