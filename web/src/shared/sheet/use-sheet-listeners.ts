import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { isOfInputMethod } from '../keys/is-of-input-method.ts'
import type { CellAccess } from './cell-access.ts'
import { copyChosen, emptyChosen, fillDown, pasteAt } from './clipboard.ts'
import { isSamePlace, moveCursor, nextCell, type Place } from './grid-cursor.ts'
import { useKeepOnLeaving } from './edits/use-keep-on-leaving.ts'
import type { SheetCursor } from './use-sheet-cursor.ts'

/** What the table hears: its cells have no listeners of their own. The keys are those of every spreadsheet. */
export function useSheetListeners(cursor: SheetCursor, cells: CellAccess) {
  // The cell that had the focus when a finger or the mouse came down.
  const pressed = useRef<Element | null>(null)
  const isDragging = useRef(false)
  useKeepOnLeaving(() => {
    const field = cursor.isWriting() ? cursor.cellAt(cursor.active)?.querySelector('input, select') : null
    if (isField(field)) cells.commit(field.value)
  })

  function onPointerDown(event: PointerEvent<HTMLTableElement>): void {
    pressed.current = document.activeElement
    const place = placeOf(event.target)
    const isOnCell = place !== null && place.column >= cursor.first && !isOnControl(event.target)
    const isMouse = event.pointerType === 'mouse' && event.button === 0
    isDragging.current = isOnCell && isMouse && !cursor.isWriting()
    // A field that is open takes its text with it when the focus goes.
    if (!isOnCell || cursor.isWriting()) return
    if (event.shiftKey) {
      event.preventDefault()
      cursor.extendTo(place)
    } else if (isMouse) cursor.go(place)
    else cursor.dropRange()
  }

  function onClick(event: MouseEvent<HTMLTableElement>): void {
    const place = placeOf(event.target)
    if (!place || !(event.target instanceof Element)) return
    if (event.target.closest('[data-reveal]')) cells.reveal(place)
    else if (place.column < cursor.first) {
      if (event.target.closest('button')) cells.press(place, event.shiftKey)
    }
    // A hand without keys taps the cell again in which the cursor is.
    else if (!cursor.isWriting() && !event.shiftKey && pressed.current === cursor.cellAt(place))
      cells.open(place)
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      if (cursor.isWriting()) onKeyInField(event, cursor, cells)
      else onKeyOnCell(event, cursor, cells)
    },
    onPointerDown,
    /** A mouse that is held draws the range; a finger scrolls. */
    onPointerOver: (event: PointerEvent<HTMLTableElement>) => {
      const isHeld = isDragging.current && event.buttons % 2 === 1 && !cursor.isWriting()
      const place = isHeld ? placeOf(event.target) : null
      if (place && !isSamePlace(place, cursor.active)) cursor.extendTo(place)
    },
    onClick,
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event.target)
      if (place && !isOnControl(event.target) && !cursor.isWriting()) cells.open(place)
    },
    onFocus: (event: FocusEvent) => {
      const place = placeOf(event.target)
      if (place && !cursor.isWriting()) cursor.setActive(place)
    },
    onBlur: ({ target }: FocusEvent) => {
      if (cursor.isWriting() && isField(target)) cells.commit(target.value)
    },
    onCopy: (event: ClipboardEvent) => void copyFrom(event, cursor, cells),
    onCut: (event: ClipboardEvent) => {
      if (copyFrom(event, cursor, cells)) emptyChosen(cursor, cells)
    },
    onPaste: (event: ClipboardEvent) => {
      if (cursor.isWriting() || cells.isReadOnly || placeOf(event.target) === null) return
      event.preventDefault()
      pasteAt(event.clipboardData.getData('text'), cursor, cells)
    },
  }
}

function copyFrom(event: ClipboardEvent, cursor: SheetCursor, cells: CellAccess): boolean {
  const isOnCell = placeOf(event.target) !== null && cursor.active.column >= cursor.first
  if (cursor.isWriting() || !isOnCell) return false
  event.preventDefault()
  event.clipboardData.setData('text/plain', copyChosen(cursor, cells))
  return true
}

function onKeyInField(event: KeyboardEvent<HTMLTableElement>, cursor: SheetCursor, cells: CellAccess): void {
  const { key, shiftKey, target } = event
  if (isOfInputMethod(event.nativeEvent) || !['Escape', 'Enter', 'Tab'].includes(key)) return
  event.preventDefault()
  event.stopPropagation()
  const { active, size } = cursor
  if (key === 'Escape') cursor.close()
  else if (isField(target)) cells.commit(target.value)
  if (key === 'Tab') cursor.go(nextCell(active, shiftKey ? -1 : 1, size, cells.isWritable) ?? active)
  else if (key === 'Enter') cursor.go(moveCursor(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? active)
  else cursor.go(active)
}

function onKeyOnCell(event: KeyboardEvent<HTMLTableElement>, cursor: SheetCursor, cells: CellAccess): void {
  const { key, shiftKey } = event
  if (event.altKey || placeOf(event.target) === null) return
  const isUsed =
    event.ctrlKey || event.metaKey
      ? onCommand(key.toLowerCase(), shiftKey, cursor, cells)
      : onKey(key, shiftKey, cursor, cells)
  if (isUsed) event.preventDefault()
}

/** What a key does; answers whether it was used up by that. */
function onKey(key: string, shiftKey: boolean, cursor: SheetCursor, cells: CellAccess): boolean {
  const { active, size, first } = cursor
  const isLead = active.column < first
  const moved = moveCursor(active, key, size)
  const action = keyActions[key]
  if (moved && shiftKey && !isLead) cursor.extendTo(moved)
  else if (moved) cursor.go(moved)
  else if (isLead && (key === ' ' || key === 'Enter')) cells.press(active, shiftKey)
  else if (action) return action(cursor, cells, shiftKey)
  else {
    // The key itself goes into the field that opens now; so does what an input method composes.
    if (key.length === 1 || key === 'Process') cells.openEmpty(active)
    return false
  }
  return true
}

type KeyAction = (cursor: SheetCursor, cells: CellAccess, shiftKey: boolean) => boolean

/** The keys that do more than lead to another cell. */
const keyActions: Readonly<Partial<Record<string, KeyAction>>> = {
  Tab: ({ active, size, first, go }, cells, shiftKey) => {
    const isStop = (place: Place) => (cells.isReadOnly ? place.column >= first : cells.isWritable(place))
    const next = nextCell(active, shiftKey ? -1 : 1, size, isStop)
    if (next) go(next)
    return next !== null
  },
  Enter: ({ active, size, go }, _, shiftKey) => {
    go(moveCursor(active, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? active)
    return true
  },
  Escape: ({ active, hasRange, go }) => {
    if (hasRange) go(active)
    return hasRange
  },
  F2: ({ active }, cells) => {
    cells.open(active)
    return true
  },
  Delete: emptyCells,
  Backspace: emptyCells,
}

function emptyCells(cursor: SheetCursor, cells: CellAccess): boolean {
  emptyChosen(cursor, cells)
  return true
}

function onCommand(key: string, shiftKey: boolean, cursor: SheetCursor, cells: CellAccess): boolean {
  const { size, first } = cursor
  if (key === 'z' && !shiftKey) cells.back()
  else if (key === 'y' || key === 'z') cells.again()
  else if (key === 'd') fillDown(cursor, cells)
  else if (key === 'home') cursor.go({ row: 0, column: first })
  else if (key === 'end') cursor.go({ row: size.rows - 1, column: size.columns - 1 })
  else if (key === 'a') cursor.chooseAll()
  else return false
  return true
}

function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, input, select') !== null
}

function isField(target: EventTarget | null | undefined): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** Where in the sheet something happened; null outside its cells. */
export function placeOf(target: EventTarget | null): Place | null {
  if (!(target instanceof Element)) return null
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}
