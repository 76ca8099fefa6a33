import type { CellAccess } from './cell-access.ts'
import { placesIn, type Place } from './grid-cursor.ts'
import { readBlock, writeBlock } from './read-block.ts'
import type { SheetCursor } from './use-sheet-cursor.ts'

/** The chosen cells as spreadsheets copy them. */
export function copyChosen({ range: { rows, columns } }: SheetCursor, { textAt }: CellAccess): string {
  return writeBlock(
    Array.from({ length: rows[1] - rows[0] + 1 }, (_, down) =>
      Array.from({ length: columns[1] - columns[0] + 1 }, (__, right) =>
        textAt({ row: rows[0] + down, column: columns[0] + right }),
      ),
    ),
  )
}

/** One step, taken back as one. */
export function emptyChosen({ range }: SheetCursor, cells: CellAccess): void {
  if (!cells.isReadOnly) cells.typeAt(placesIn(range).map((place) => ({ place, typed: '' })))
}

/** The first row of the range goes into all rows below it; of one cell, the cell above. */
export function fillDown({ range }: SheetCursor, cells: CellAccess): void {
  if (cells.isReadOnly) return
  const { rows } = range
  const source = rows[0] === rows[1] ? rows[0] - 1 : rows[0]
  if (source < 0) return
  cells.typeAt(
    placesIn(range)
      .filter(({ row }) => row !== source)
      .map((place) => ({ place, typed: cells.textAt({ row: source, column: place.column }) })),
  )
}

/** A block goes to the right and down from the first chosen cell; a single text goes into each of them. */
export function pasteAt(text: string, { range, first, size }: SheetCursor, cells: CellAccess): void {
  const block = readBlock(text)
  const [[single = ''] = []] = block
  if (block.length === 1 && block[0]?.length === 1) {
    const filled = placesIn(range).map((place) => ({ place, typed: single }))
    cells.typeAt(filled, { rows: 0, columns: 0 })
    return
  }
  const from = { row: range.rows[0], column: Math.max(range.columns[0], first) }
  const typed = block.flatMap((line, down) =>
    line.map((cell, right) => ({
      place: { row: from.row + down, column: from.column + right },
      typed: cell,
    })),
  )
  const isInside = ({ place }: { place: Place }) => place.row < size.rows && place.column < size.columns
  // An empty cell that finds no place is no loss.
  const lost = typed.filter((cell) => !isInside(cell) && cell.typed.trim() !== '').map(({ place }) => place)
  const beyond = (end: number, at: readonly number[]) => Math.max(0, ...at.map((place) => place - end + 1))
  cells.typeAt(typed.filter(isInside), {
    rows: beyond(
      size.rows,
      lost.map(({ row }) => row),
    ),
    columns: beyond(
      size.columns,
      lost.map(({ column }) => column),
    ),
  })
}
