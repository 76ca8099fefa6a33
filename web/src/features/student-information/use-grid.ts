import type { StudentInformation } from '@pinge/contract/student-information.ts'
import {
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { showError, showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { FACE, FIRST_COLUMN, TICK, type Column } from './columns.ts'
import type { FaultyCell } from './FaultList.tsx'
import { isTelField, readField, type Change, type FieldKey } from './fields.ts'
import { moveCursor, nextCell, type Place } from './grid-cursor.ts'
import { parseField, showValue } from './parse-field.ts'
import { pasteBlock, readBlock, type Faults } from './paste-block.ts'
import type { useTels } from './use-tels.ts'

export type GridDeeds = {
  students: readonly StudentInformation[]
  columns: readonly Column[]
  tels: ReturnType<typeof useTels>
  onEdit: (changes: Change[]) => void
  onUndo: () => void
  onTick: (id: string) => void
  onOpen: (id: string) => void
}

/** `before` is what stood in the cell when it was opened, as it is shown. */
type Editor = Place & { text: string; before: string }
const noFaults: Faults = new Map()

/** The table's cursor, what is being written in it, and the keys, as people know them from spreadsheets. */
export function useGrid({ students, columns, tels, onEdit, onUndo, onTick, onOpen }: GridDeeds) {
  const table = useRef<HTMLTableElement>(null)
  const [wanted, setActive] = useState<Place>({ row: 0, column: FIRST_COLUMN })
  const [editor, setEditor] = useState<Editor | null>(null)
  // Known at once, where a field that goes away still tells that it lost the focus.
  const writing = useRef<Editor | null>(null)
  const [faults, setFaults] = useState(noFaults)
  // The cell that had the focus when a finger or the mouse came down.
  const pressed = useRef<Element | null>(null)

  const size = { rows: students.length, columns: columns.length + FIRST_COLUMN }
  const active = { row: Math.min(wanted.row, Math.max(size.rows - 1, 0)), column: wanted.column }
  const keyAt = (column: number): FieldKey | null => columns[column - FIRST_COLUMN]?.key ?? null

  function cellAt({ row, column }: Place): HTMLElement | null {
    return table.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`) ?? null
  }

  function go(place: Place): void {
    flushSync(() => setActive(place))
    cellAt(place)?.focus()
  }

  function setWriting(next: Editor | null): void {
    writing.current = next
    // At once: an input method begins to compose in the field that this very key opened.
    flushSync(() => setEditor(next))
  }

  function setFault(id: string, key: FieldKey, fault?: { text: string; problem: string }): void {
    setFaults((before) => {
      const { [key]: _, ...others } = before.get(id) ?? {}
      return new Map(before).set(id, fault ? { ...others, [key]: fault } : others)
    })
  }

  /** Opens the field of a cell, empty when typing replaces what stands there. */
  async function write(place: Place, isReplacing: boolean): Promise<void> {
    const student = students[place.row]
    const key = keyAt(place.column)
    if (!student || !key || student.leftAt !== null) return
    const known = faults.get(student.id)?.[key]?.text ?? tels.tels.get(student.id)?.[key]
    let text = isReplacing && key !== 'gender' ? '' : (known ?? showValue(key, readField(student, key)))
    if (isTelField(key) && text.includes('*')) text = (await tels.reveal(student.id))?.[key] ?? ''
    setWriting({ ...place, text, before: readField(student, key) })
  }

  function commit(text: string): void {
    const open = writing.current
    const student = open && students[open.row]
    const key = open && keyAt(open.column)
    if (!open || !student || !key) return
    setWriting(null)
    if (text === open.text && !faults.get(student.id)?.[key]) return
    const { value, problem } = parseField(key, text)
    setFault(student.id, key, problem === undefined ? undefined : { text, problem })
    if (problem !== undefined) showError(problem)
    else if (value !== open.before) {
      tels.forget()
      onEdit([{ id: student.id, before: { [key]: open.before }, after: { [key]: value } }])
    }
  }

  function clear(place: Place): void {
    const student = students[place.row]
    const key = keyAt(place.column)
    if (!student || !key || student.leftAt !== null) return
    writing.current = { ...place, text: '-', before: readField(student, key) }
    commit('')
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
    const { nativeEvent, key, shiftKey } = event
    if (writing.current) {
      if (nativeEvent.isComposing) return
      const value = valueOf(event.target)
      const from = writing.current
      if (key === 'Escape') setWriting(null)
      else if (key === 'Enter' || key === 'Tab') commit(value)
      else return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'Tab')
        go(nextCell(from, shiftKey ? -1 : 1, size, (column) => keyAt(column) !== null) ?? from)
      else go(key === 'Enter' ? (moveCursor(from, shiftKey ? 'ArrowUp' : 'ArrowDown', size) ?? from) : from)
      return
    }
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
        ? nextCell(active, shiftKey ? -1 : 1, size, (column) => keyAt(column) !== null)
        : moveCursor(active, key, size)
    if (next) go(next)
    else if (active.column === TICK && (key === ' ' || key === 'Enter')) onTick(student.id)
    else if (active.column === FACE && (key === ' ' || key === 'Enter')) onOpen(student.id)
    else if (key === 'Enter' || key === 'F2') void write(active, false)
    else if (key === 'Delete' || key === 'Backspace') clear(active)
    // A key of an input method has no letter yet; what it composes goes into the field that opens now.
    else if (key.length === 1 || key === 'Process') return void write(active, true)
    else return
    event.preventDefault()
  }

  function onClick(event: MouseEvent<HTMLTableElement>): void {
    const place = placeOf(event.target)
    const student = place && students[place.row]
    if (!student || !(event.target instanceof Element)) return
    if (event.target.closest('[data-reveal]')) void tels.reveal(student.id)
    else if (event.target.closest('button')) {
      if (place.column === TICK) onTick(student.id)
      if (place.column === FACE) onOpen(student.id)
    }
    // Who has no keys taps the cell again in which the cursor is.
    else if (!writing.current && pressed.current === cellAt(place)) void write(place, false)
  }

  function onPaste(event: ClipboardEvent<HTMLTableElement>): void {
    if (writing.current) return
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData('text'))
    const rows = students.slice(active.row)
    const keys = columns.slice(Math.max(active.column - FIRST_COLUMN, 0)).map((column) => column.key)
    const pasted = pasteBlock(block, rows, keys)
    setFaults((before) => {
      const all = new Map(before)
      for (const [id, found] of pasted.faults) all.set(id, { ...all.get(id), ...found })
      return all
    })
    onEdit(pasted.changes)
    sayPasted(pasted)
  }

  return {
    table,
    active,
    editor,
    faults,
    faultyCells: students.flatMap((student, row) =>
      columns.flatMap(({ key, heading }, index): FaultyCell[] => {
        const fault = key && faults.get(student.id)?.[key]
        if (!fault) return []
        return [
          { place: { row, column: index + FIRST_COLUMN }, username: student.username, heading, ...fault },
        ]
      }),
    ),
    go,
    listeners: {
      onKeyDown,
      onPointerDown: () => {
        pressed.current = document.activeElement
      },
      onClick,
      onPaste,
      onDoubleClick: (event: MouseEvent) => {
        const place = placeOf(event.target)
        if (place && !writing.current) void write(place, false)
      },
      onFocus: (event: FocusEvent) => {
        const place = placeOf(event.target)
        if (place && !writing.current) setActive(place)
      },
      onBlur: (event: FocusEvent) => {
        if (writing.current && isField(event.target)) commit(valueOf(event.target))
      },
      onCopy: (event: ClipboardEvent<HTMLTableElement>) => {
        const student = students[active.row]
        const key = keyAt(active.column)
        if (writing.current || !student || !key) return
        event.preventDefault()
        event.clipboardData.setData('text/plain', showValue(key, readField(student, key)))
      },
    },
  }
}

function sayPasted({ changes, faults, rowsLeft }: ReturnType<typeof pasteBlock>): void {
  const faulty = [...faults.values()].reduce((sum, fields) => sum + Object.keys(fields).length, 0)
  const said = [
    `已粘贴 ${changes.length} 名学生的资料`,
    ...(faulty > 0 ? [`${faulty} 格有问题，已标红`] : []),
    ...(rowsLeft > 0 ? [`多出 ${rowsLeft} 行没有写入`] : []),
  ].join('，')
  if (faulty + rowsLeft > 0) showError(said)
  else showSuccess(said)
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
