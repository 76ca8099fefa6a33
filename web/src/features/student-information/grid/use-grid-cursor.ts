import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FIRST_COLUMN } from './columns.ts'
import { isSamePlace, rangeBetween, type Place, type Range } from '../../../shared/sheet/grid-cursor.ts'

export type GridCursor = ReturnType<typeof useGridCursor>

/** `from` is where a range began that ends at the cursor; null while one cell is chosen. */
type Chosen = { at: Place; from: Place | null }

/** Which cell has the cursor, which cells are chosen with it, and the way to another one. */
export function useGridCursor(size: { rows: number; columns: number }) {
  const table = useRef<HTMLTableElement>(null)
  const [{ at, from }, setChosen] = useState<Chosen>({ at: { row: 0, column: FIRST_COLUMN }, from: null })
  const lastRow = Math.max(size.rows - 1, 0)
  const within = ({ row, column }: Place): Place => ({ row: Math.min(row, lastRow), column })
  const active = within(at)

  function cellAt({ row, column }: Place): HTMLElement | null {
    return table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null
  }

  function choose(chosen: Chosen): void {
    flushSync(() => setChosen(chosen))
    cellAt(chosen.at)?.focus()
  }

  return {
    table,
    size,
    active,
    range: from && !isSamePlace(from, at) ? rangeBetween(within(from), active) : null,
    /** The focus came to a cell by itself; at the cursor it leaves the range as it is. */
    setActive: (place: Place) =>
      setChosen((chosen) => (isSamePlace(chosen.at, place) ? chosen : { at: place, from: null })),
    cellAt,
    go: (place: Place) => choose({ at: place, from: null }),
    /** From the cell where the range began to this one; faces and checkboxes are no part of it. */
    extendTo: ({ row, column }: Place) => {
      if (active.column < FIRST_COLUMN) return
      choose({ at: { row, column: Math.max(column, FIRST_COLUMN) }, from: from ?? active })
    },
    dropRange: () => setChosen((chosen) => (chosen.from ? { ...chosen, from: null } : chosen)),
  }
}

/** The columns of a range in one row; null where the row is no part of it. */
export function rangeInRow(range: Range | null, row: number): Range['columns'] | null {
  return range && row >= range.rows[0] && row <= range.rows[1] ? range.columns : null
}
