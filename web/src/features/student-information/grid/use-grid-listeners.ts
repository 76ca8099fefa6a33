import { useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { showError, showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { readField } from '../edit/fields.ts'
import { showValue } from '../edit/parse-field.ts'
import { FACE, FIRST_COLUMN, keyOf, SELECT_COLUMN } from './columns.ts'
import { moveCursor, nextCell, type Place } from './grid-cursor.ts'
import { pasteBlock, readBlock } from './paste-block.ts'
import type { CellEditor, GridActions } from './use-cell-editor.ts'
import type { GridCursor } from './use-grid-cursor.ts'

/** What the table hears: its cells have no listeners of their own. */
export function useGridListeners(actions: GridActions, cursor: GridCursor, cells: CellEditor) {
  // The cell that had the focus when a finger or the mouse came down.
  const pressed = useRef<Element | null>(null)
  const { students, columns, tels, onSelect, onOpen } = actions

  function onClick(event: MouseEvent<HTMLTableElement>): void {
    const place = placeOf(event.target)
    const student = place && students[place.row]
    if (!student || !(event.target instanceof Element)) return
    if (event.target.closest('[data-reveal]')) void tels.reveal(student.id)
    else if (event.target.closest('button')) {
      if (place.column === SELECT_COLUMN) onSelect(student.id)
      if (place.column === FACE) onOpen(student.id)
    }
    // A hand without keys taps the cell again in which the cursor is.
    else if (!cells.written() && pressed.current === cursor.cellAt(place)) void cells.open(place, false)
  }

  return {
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const written = cells.written()
      if (written) onKeyInField(event, written, actions, cursor, cells)
      else onKeyOnCell(event, actions, cursor, cells)
    },
    onPointerDown: () => {
      pressed.current = document.activeElement
    },
    onClick,
    onPaste: (event: ClipboardEvent<HTMLTableElement>) => paste(event, actions, cursor, cells),
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
      const student = students[cursor.active.row]
      const key = keyOf(columns, cursor.active.column)
      if (cells.written() || !student || !key) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', showValue(key, readField(student, key)))
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
  { students, columns, onUndo, onSelect, onOpen }: GridActions,
  { active, size, go }: GridCursor,
  cells: CellEditor,
): void {
  const { key, shiftKey } = event
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'z' || shiftKey) return
    event.preventDefault()
    onUndo()
    return
  }
  const student = students[active.row]
  if (!student || event.altKey) return
  const next =
    key === 'Tab'
      ? nextCell(active, shiftKey ? -1 : 1, size, (column) => keyOf(columns, column) !== null)
      : moveCursor(active, key, size)
  if (next) go(next)
  else if (active.column === SELECT_COLUMN && (key === ' ' || key === 'Enter')) onSelect(student.id)
  else if (active.column === FACE && (key === ' ' || key === 'Enter')) onOpen(student.id)
  else if (key === 'Enter' || key === 'F2') void cells.open(active, false)
  else if (key === 'Delete' || key === 'Backspace') cells.clear(active)
  // A key of an input method has no letter yet; what it composes goes into the field that opens now.
  else if (key.length === 1 || key === 'Process') return void cells.open(active, true)
  else return
  event.preventDefault()
}

function paste(
  event: ClipboardEvent<HTMLTableElement>,
  { students, columns, onEdit }: GridActions,
  { active }: GridCursor,
  cells: CellEditor,
): void {
  if (cells.written()) return
  event.preventDefault()
  const block = readBlock(event.clipboardData.getData('text'))
  const rows = students.slice(active.row)
  const keys = columns.slice(Math.max(active.column - FIRST_COLUMN, 0)).map((column) => column.key)
  const pasted = pasteBlock(block, rows, keys)
  cells.addFaults(pasted.faults)
  onEdit(pasted.changes)
  showPasted(pasted)
}

function showPasted({ changes, faults, rowsLeft }: ReturnType<typeof pasteBlock>): void {
  const faulty = [...faults.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0)
  const text = [
    `已粘贴 ${changes.length} 名学生的资料`,
    ...(faulty > 0 ? [`${faulty} 格有问题，已标红`] : []),
    ...(rowsLeft > 0 ? [`多出 ${rowsLeft} 行没有写入`] : []),
  ].join('，')
  if (faulty + rowsLeft > 0) showError(text)
  else showSuccess(text)
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
