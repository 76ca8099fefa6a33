import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { copyChosen, emptyRange, pasteInto } from './clipboard.ts'
import { FACE, FIRST_COLUMN, keyOf, SELECT_COLUMN } from './columns.ts'
import { isSamePlace, moveCursor, nextCell, type Place } from '../../../shared/sheet/grid-cursor.ts'
import type { CellEditor, GridActions } from './use-cell-editor.ts'
import type { GridCursor } from './use-grid-cursor.ts'
import type { RowSelection } from './use-row-selection.ts'

/** What the table hears: its cells have no listeners of their own. */
export function useGridListeners(
  actions: GridActions,
  cursor: GridCursor,
  cells: CellEditor,
  rows: RowSelection,
) {
  // The cell that had the focus when a finger or the mouse came down.
  const pressed = useRef<Element | null>(null)
  const isDragging = useRef(false)
  const { students, tels, onOpen } = actions

  function onClick(event: MouseEvent<HTMLTableElement>): void {
    const place = placeOf(event.target)
    const student = place && students[place.row]
    if (!student || !(event.target instanceof Element)) return
    if (event.target.closest('[data-reveal]')) void tels.reveal(student.id)
    else if (event.target.closest('button')) {
      if (place.column === SELECT_COLUMN) rows.toggle(place.row, event.shiftKey)
      if (place.column === FACE) onOpen(student.id)
    }
    // A hand without keys taps the cell again in which the cursor is.
    else if (!cells.written() && !event.shiftKey && pressed.current === cursor.cellAt(place))
      void cells.open(place, false)
  }

  function onPointerDown(event: PointerEvent<HTMLTableElement>): void {
    pressed.current = document.activeElement
    const place = placeOf(event.target)
    const isOnCell = place !== null && place.column >= FIRST_COLUMN && !isOnControl(event.target)
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    isDragging.current = isOnCell && isMouse && !cells.written()
    if (!isOnCell || cells.written()) return
    if (event.shiftKey) cursor.extendTo(place)
    else if (isMouse) cursor.go(place)
    else cursor.dropRange()
  }

  /** A mouse that is held draws the range; a finger scrolls. */
  function onPointerOver(event: PointerEvent<HTMLTableElement>): void {
    const isHeld = isDragging.current && event.buttons % 2 === 1
    const place = isHeld ? placeOf(event.target) : null
    if (place && !isSamePlace(place, cursor.active)) cursor.extendTo(place)
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const written = cells.written()
      if (written) onKeyInField(event, written, actions, cursor, cells)
      else onKeyOnCell(event, actions, cursor, cells, rows)
    },
    onPointerDown,
    onPointerOver,
    onClick,
    onPaste: (event: ClipboardEvent<HTMLTableElement>) => {
      if (!isOnHead(event.target)) pasteInto(event, actions, cursor, cells)
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (place && !cells.written()) void cells.open(place, false)
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target)
      if (place && !cells.written()) cursor.setActive(place)
    },
    onBlur: (event: FocusEvent) => {
      if (cells.written() && isField(event.target)) cells.commit(valueOf(event.target))
    },
    onCopy: (event: ClipboardEvent<HTMLTableElement>) => {
      if (!isOnHead(event.target)) copyChosen(event, actions, cursor, cells)
    },
  }
}

function onKeyInField(
  event: KeyboardEvent<HTMLTableElement>,
  from: Place,
  { columns }: GridActions,
  { size, go }: GridCursor,
  { cancel, commit }: CellEditor,
): void {
  const { nativeEvent, key, shiftKey } = event
  if (nativeEvent.isComposing) return
  const value = valueOf(event.target)
  if (key === 'Escape') cancel()
  else if (key === 'Enter' || key === 'Tab') commit(value)
  else return
  event.preventDefault()
  event.stopPropagation()
  if (key === 'Tab')
    go(nextCell(from, shiftKey ? -1 : 1, size, (column) => keyOf(columns, column) !== null) ?? from)
  else go(key === 'Enter' ? (moveCursor(from, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? from) : from)
}

function onKeyOnCell(
  event: KeyboardEvent<HTMLTableElement>,
  actions: GridActions,
  cursor: GridCursor,
  cells: CellEditor,
  rows: RowSelection,
): void {
  const { students, columns, onUndo, onOpen } = actions
  const { active, range, size, go } = cursor
  const { key, shiftKey } = event
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z' || shiftKey) return
    event.preventDefault()
    onUndo()
    return
  }
  const student = students[active.row]
  if (!student || event.altKey || isOnHead(event.target)) return
  const moved = moveCursor(active, key, size)
  const next =
    key === 'Tab'
      ? nextCell(active, shiftKey ? -1 : 1, size, (column) => keyOf(columns, column) !== null)
      : moved
  if (moved && shiftKey && active.column >= FIRST_COLUMN) cursor.extendTo(moved)
  else if (next) go(next)
  else if (key === 'Escape' && range) cursor.dropRange()
  else if (active.column === SELECT_COLUMN && (key === ' ' || key === 'Enter'))
    rows.toggle(active.row, shiftKey)
  else if (active.column === FACE && (key === ' ' || key === 'Enter')) onOpen(student.id)
  else if (key === 'Enter' || key === 'F2') void cells.open(active, false)
  else if (key === 'Delete' || key === 'Backspace')
    if (range) emptyRange(range, actions, cells)
    else cells.clear(active)
  // A key of an input method has no letter yet; what it composes goes into the field that opens now.
  else if (key.length === 1 || key === 'Process') return void cells.open(active, true)
  else return
  event.preventDefault()
}

/** The heads are buttons with keys of their own. */
function isOnHead(target: EventTarget): boolean {
  return target instanceof Element && target.closest('thead') !== null
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, select') !== null
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

function valueOf(target: EventTarget | null): string {
  return isField(target) ? target.value : ''
}

function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}
