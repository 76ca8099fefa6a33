import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSamePlace, rangeBetween, type Place, type Size } from './grid-cursor.ts'

/** `from` is where a range began that ends at the cursor; null while one cell is chosen. */
type Chosen = { at: Place; from: Place | null }

/** Which cell has the cursor, which cells are chosen with it, which one is written in, and the way to others. */
export function useSheetCursor({ rows, columns }: Size) {
  const table = useRef<HTMLTableElement>(null)
  const [{ at, from }, setChosen] = useState<Chosen>({ at: { row: 0, column: 0 }, from: null })
  const [draft, setDraft] = useState<string | null>(null)
  // Known at once, where a field that goes away still tells that it lost the focus.
  const isWriting = useRef(false)
  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rows - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  })
  const active = within(at)
  const begin = from && within(from)

  function choose(chosen: Chosen): void {
    flushSync(() => setChosen(chosen))
    const { row, column } = within(chosen.at)
    table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)?.focus()
  }

  return {
    table,
    size: { rows, columns },
    active,
    draft,
    range: rangeBetween(begin ?? active, active),
    hasRange: begin !== null && !isSamePlace(begin, active),
    isWriting: () => isWriting.current,
    go: (place: Place) => choose({ at: place, from: null }),
    /** The focus came to a cell by itself. */
    setActive: (place: Place) =>
      setChosen((chosen) => (isSamePlace(chosen.at, place) ? chosen : { at: place, from: null })),
    extendTo: (place: Place) => choose({ at: place, from: from ?? active }),
    /** At once: an input method begins to compose in the field that this very key opened. */
    open: (text: string) => {
      isWriting.current = true
      flushSync(() => setDraft(text))
    },
    close: () => {
      isWriting.current = false
      flushSync(() => setDraft(null))
    },
  }
}

export type SheetCursor = ReturnType<typeof useSheetCursor>
