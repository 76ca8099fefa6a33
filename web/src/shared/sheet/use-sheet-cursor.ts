import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSamePlace, rangeBetween, type Place } from './grid-cursor.ts'

/** A place with the names of its row and column: it goes with them when a colleague's come before, or go. */
type Mark = Place & { rowId?: string | undefined; columnKey?: string | undefined }

/** `from` is where a range began that ends at the cursor; null while one cell is chosen. */
type Chosen = { at: Mark; from: Mark | null }

/** All rows and columns by name, those of `first` columns before the others with them. */
type Names = { rows: readonly string[]; columns: readonly string[]; first: number }

/**
 * Which cell has the cursor, which cells are chosen with it, which one is written in, and the way to others. The
 * columns before `first` are taps of their own: no range goes over them.
 */
export function useSheetCursor({ rows, columns, first }: Names) {
  const table = useRef<HTMLTableElement>(null)
  const [{ at, from }, setChosen] = useState<Chosen>({ at: { row: 0, column: first }, from: null })
  const [draft, setDraft] = useState<string | null>(null)
  // Known at once, where a field that goes away still tells that it lost the focus.
  const isWriting = useRef(false)
  const find = ({ row, column, rowId, columnKey }: Mark): Place => ({
    row: follow(rows, row, rowId),
    column: follow(columns, column, columnKey),
  })
  const mark = ({ row, column }: Place): Mark => ({
    row,
    column,
    rowId: rows[row],
    columnKey: columns[column],
  })
  const active = find(at)
  const begin = from && find(from)
  const isGone = draft !== null && !(isThere(rows, at.rowId) && isThere(columns, at.columnKey))

  function cellAt({ row, column }: Place): HTMLElement | null {
    return table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null
  }

  function choose(chosen: { at: Place; from: Place | null }): void {
    flushSync(() => setChosen({ at: mark(chosen.at), from: chosen.from && mark(chosen.from) }))
    cellAt(find(chosen.at))?.focus()
  }

  return {
    table,
    size: { rows: rows.length, columns: columns.length },
    first,
    cellAt,
    active,
    draft: isGone ? null : draft,
    /** Whether the row or the column of the open field is there no more. */
    isGone,
    range: rangeBetween(begin ?? active, active),
    hasRange: begin !== null && !isSamePlace(begin, active),
    isWriting: () => isWriting.current,
    go: (place: Place) => choose({ at: place, from: null }),
    /** The focus came to a cell by itself. */
    setActive: (place: Place) => {
      const isMarked = rows[place.row] === at.rowId && columns[place.column] === at.columnKey
      if (!isMarked) setChosen({ at: mark(place), from: null })
    },
    extendTo: ({ row, column }: Place) => {
      if (active.column >= first)
        choose({ at: { row, column: Math.max(column, first) }, from: begin ?? active })
    },
    chooseAll: () =>
      choose({ at: { row: 0, column: first }, from: { row: rows.length - 1, column: columns.length - 1 } }),
    dropRange: () => setChosen((chosen) => (chosen.from ? { ...chosen, from: null } : chosen)),
    /** At once: an input method begins to compose in the field that this very key opened. */
    open: (text: string) => {
      isWriting.current = true
      flushSync(() => setDraft(text))
    },
    /** With what is done after it: one drawing for a cell that is left and the next one that has the cursor. */
    close: () => {
      isWriting.current = false
      setDraft(null)
    },
  }
}

/** Where a row or a column stands by now; of one that is gone, the one in its place. */
function follow(names: readonly string[], at: number, name: string | undefined): number {
  const now = names[at] === name ? at : names.indexOf(name ?? '')
  return Math.max(0, Math.min(now === -1 ? at : now, names.length - 1))
}

function isThere(names: readonly string[], name: string | undefined): boolean {
  return name === undefined || names.includes(name)
}

export type SheetCursor = ReturnType<typeof useSheetCursor>
