import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { moveCursor, nextCell, type Place } from './grid-cursor.ts'
import { readBlock, writeBlock } from './read-block.ts'
import type { SheetCursor } from './use-sheet-cursor.ts'

export type CellAccess = {
  textAt: (place: Place) => string
  isWritable: (column: number) => boolean
  /** Types these texts as one step. */
  typeAt: (cells: readonly { place: Place; typed: string }[]) => void
  back: () => void
  again: () => void
  isReadOnly: boolean
}

/** What the table hears: its cells have no listeners of their own. The keys are those of every spreadsheet. */
export function useSheetListeners(cursor: SheetCursor, cells: CellAccess) {
  function commit(target: EventTarget | null): void {
    if (!cursor.isWriting() || !(target instanceof HTMLInputElement)) return
    const typed = target.value
    cursor.close()
    cells.typeAt([{ place: cursor.active, typed }])
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (cursor.isWriting()) onKeyInField(event, cursor, cells, commit)
      else onKeyOnCell(event, cursor, cells)
    },
    onPointerDown: (event: PointerEvent<HTMLTableElement>) => {
      const place = placeOf(event.target)
      if (!place || event.target instanceof HTMLInputElement) return
      if (event.shiftKey) {
        event.preventDefault()
        cursor.extendTo(place)
      } else if (event.pointerType === 'mouse' && event.button === 0) cursor.go(place)
    },
    onPointerOver: (event: PointerEvent<HTMLTableElement>) => {
      const isHeld = event.pointerType === 'mouse' && event.buttons % 2 === 1
      const place = isHeld && !cursor.isWriting() ? placeOf(event.target) : null
      if (place) cursor.extendTo(place)
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (place && !cursor.isWriting()) openAt(place, cursor, cells)
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target)
      if (place && !cursor.isWriting()) cursor.setActive(place)
    },
    onBlur: (event: FocusEvent) => commit(event.target),
    onCopy: (event: ClipboardEvent) => copyChosen(event, cursor, cells),
    onCut: (event: ClipboardEvent) => {
      if (!copyChosen(event, cursor, cells) || cells.isReadOnly) return
      cells.typeAt(placesOf(cursor).map((place) => ({ place, typed: '' })))
    },
    onPaste: (event: ClipboardEvent) => {
      if (cursor.isWriting() || cells.isReadOnly) return
      event.preventDefault()
      pasteAt(readBlock(event.clipboardData.getData('text')), cursor, cells)
    },
  }
}

function openAt({ column, row }: Place, cursor: SheetCursor, cells: CellAccess, text?: string): void {
  if (cells.isReadOnly || !cells.isWritable(column)) return
  cursor.open(text ?? cells.textAt({ row, column }))
}

function onKeyInField(
  event: KeyboardEvent<HTMLTableElement>,
  cursor: SheetCursor,
  cells: CellAccess,
  commit: (target: EventTarget | null) => void,
): void {
  const { key, shiftKey, target } = event
  if (event.nativeEvent.isComposing || !['Escape', 'Enter', 'Tab'].includes(key)) return
  event.preventDefault()
  event.stopPropagation()
  const { active, size } = cursor
  if (key === 'Escape') cursor.close()
  else commit(target)
  if (key === 'Tab') cursor.go(nextCell(active, shiftKey ? -1 : 1, size, cells.isWritable) ?? active)
  else if (key === 'Enter') cursor.go(moveCursor(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? active)
  else cursor.go(active)
}

function onKeyOnCell(event: KeyboardEvent<HTMLTableElement>, cursor: SheetCursor, cells: CellAccess): void {
  const { key, shiftKey } = event
  const { active, size } = cursor
  if (event.altKey || placeOf(event.target) === null) return
  if (event.ctrlKey || event.metaKey) {
    if (!onCommand(key.toLowerCase(), shiftKey, cursor, cells)) return
    event.preventDefault()
    return
  }
  const moved = moveCursor(active, key, size)
  const next = key === 'Tab' ? nextCell(active, shiftKey ? -1 : 1, size, () => true) : moved
  if (moved && shiftKey) cursor.extendTo(moved)
  else if (next) cursor.go(next)
  else if (key === 'Enter') cursor.go(moveCursor(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? active)
  else if (key === 'Escape' && cursor.hasRange) cursor.go(active)
  else if (key === 'F2') openAt(active, cursor, cells)
  else if (key === 'Delete' || key === 'Backspace') {
    if (!cells.isReadOnly) cells.typeAt(placesOf(cursor).map((place) => ({ place, typed: '' })))
  } else if (key.length === 1 || key === 'Process') {
    // The key itself goes into the field that opens now; so does what an input method composes.
    openAt(active, cursor, cells, '')
    return
  } else return
  event.preventDefault()
}

function onCommand(key: string, shiftKey: boolean, cursor: SheetCursor, cells: CellAccess): boolean {
  const { size, range } = cursor
  if (key === 'z' && !shiftKey) cells.back()
  else if (key === 'y' || key === 'z') cells.again()
  else if (key === 'd') fillDown(cursor, cells)
  else if (key === 'home') cursor.go({ row: 0, column: 0 })
  else if (key === 'end') cursor.go({ row: size.rows - 1, column: size.columns - 1 })
  else if (key === 'a') {
    cursor.go({ row: 0, column: range.columns[0] })
    cursor.extendTo({ row: size.rows - 1, column: size.columns - 1 })
  } else return false
  return true
}

/** The first row of the range goes into all rows below it; of one cell, the cell above. */
function fillDown(cursor: SheetCursor, cells: CellAccess): void {
  if (cells.isReadOnly) return
  const { rows } = cursor.range
  const source = rows[0] === rows[1] ? rows[0] - 1 : rows[0]
  if (source < 0) return
  cells.typeAt(
    placesOf(cursor)
      .filter(({ row }) => row !== source)
      .map((place) => ({ place, typed: cells.textAt({ row: source, column: place.column }) })),
  )
}

function placesOf({ range: { rows, columns } }: SheetCursor): Place[] {
  const places: Place[] = []
  for (let row = rows[0]; row <= rows[1]; row += 1)
    for (let column = columns[0]; column <= columns[1]; column += 1) places.push({ row, column })
  return places
}

function copyChosen(event: ClipboardEvent, cursor: SheetCursor, cells: CellAccess): boolean {
  if (cursor.isWriting() || placeOf(event.target) === null) return false
  event.preventDefault()
  const { rows, columns } = cursor.range
  const lines = Array.from({ length: rows[1] - rows[0] + 1 }, (_, down) =>
    Array.from({ length: columns[1] - columns[0] + 1 }, (__, right) =>
      cells.textAt({ row: rows[0] + down, column: columns[0] + right }),
    ),
  )
  event.clipboardData.setData('text/plain', writeBlock(lines))
  return true
}

/** A block goes to the right and down from the first chosen cell; a single text goes into each of them. */
function pasteAt(block: readonly (readonly string[])[], cursor: SheetCursor, cells: CellAccess): void {
  const { rows, columns } = cursor.range
  const isSingle = block.length === 1 && block[0]?.length === 1
  const typed = isSingle
    ? placesOf(cursor).map((place) => ({ place, typed: block[0]?.[0] ?? '' }))
    : block.flatMap((line, down) =>
        line.map((text, right) => ({
          place: { row: rows[0] + down, column: columns[0] + right },
          typed: text,
        })),
      )
  const { size } = cursor
  cells.typeAt(typed.filter(({ place }) => place.row < size.rows && place.column < size.columns))
}

/** Where in the sheet something happened; null outside its cells. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}
