import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSamePlace, rangeBetween, type Place, type Size } from './grid-cursor.ts'

/** `from` is where a range began that ends at the cursor; null while one cell is chosen. */
type Chosen = { at: Place; from: Place | null }

/**
 * Which cell has the cursor, which cells are chosen with it, which one is written in, and the way to others. The
 * columns before `first` are taps of their own: no range goes over them.
 */
export function useSheetCursor({ rows, columns, first }: Size & { first: number }) {
  const table = useRef<HTMLTableElement>(null)
  const [{ at, from }, setChosen] = useState<Chosen>({ at: { row: 0, column: first }, from: null })
  const [draft, setDraft] = useState<string | null>(null)
  // Known at once, where a field that goes away still tells that it lost the focus.
  const isWriting = useRef(false)
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  })
  const active = within(at)
  const begin = from && within(from)

  function cellAt({ row, column }: Place): HTMLElement | null {
    return table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null
  }

  function choose(chosen: Chosen): void {
    flushSync(() => setChosen(chosen))
    cellAt(within(chosen.at))?.focus()
  }

  return {
    table,
    size: { rows, columns },
    first,
    cellAt,
    active,
    draft,
    range: rangeBetween(begin ?? active, active),
    hasRange: begin !== null && !isSamePlace(begin, active),
    isWriting: () => isWriting.current,
    go: (place: Place) => choose({ at: place, from: null }),
    /** The focus came to a cell by itself. */
    setActive: (place: Place) =>
      setChosen((chosen) => (isSamePlace(chosen.at, place) ? chosen : { at: place, from: null })),
    extendTo: ({ row, column }: Place) => {
      if (active.column >= first)
        choose({ at: { row, column: Math.max(column, first) }, from: from ?? active })
    },
    chooseAll: () => choose({ at: { row: 0, column: first }, from: { row: rows - 1, column: columns - 1 } }),
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

export type SheetCursor = ReturnType<typeof useSheetCursor>
