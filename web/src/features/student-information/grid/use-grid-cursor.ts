import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FIRST_COLUMN } from './columns.ts'
import type { Place } from './grid-cursor.ts'

export type GridCursor = ReturnType<typeof useGridCursor>

/** Which cell has the cursor, and the way to another one. */
export function useGridCursor(size: { rows: number; columns: number }) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setActive] = useState<Place>({ row: 0, column: FIRST_COLUMN })

  function cellAt({ row, column }: Place): HTMLElement | null {
    return table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null
  }

  return {
    table,
    size,
    active: { row: Math.min(wanted.row, Math.max(size.rows - 1, 0)), column: wanted.column },
    setActive,
    cellAt,
    go: (place: Place) => {
      flushSync(() => setActive(place))
      cellAt(place)?.focus()
    },
  }
}
