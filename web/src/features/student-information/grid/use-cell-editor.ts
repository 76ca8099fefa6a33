import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTelField, readField, type Change, type FieldKey } from '../edit/fields.ts'
import { parseField, showValue } from '../edit/parse-field.ts'
import type { useTels } from '../edit/use-tels.ts'
import { keyOf, type Column } from './columns.ts'
import type { Place } from '../../../shared/sheet/grid-cursor.ts'
import type { Fault, Faults } from './paste-block.ts'

export type GridActions = {
  students: readonly StudentInformation[]
  columns: readonly Column[]
  tels: ReturnType<typeof useTels>
  /** Nothing is written, pasted or selected; what stands there can be copied. */
  isReadOnly: boolean
  onEdit: (changes: Change[]) => void
  onUndo: () => void
  selectedIds: ReadonlySet<string>
  onSelect: (ids: readonly string[], isSelected: boolean) => void
  onOpen: (id: string) => void
}

/** `before` is what stood in the cell when it was opened, as it is shown. */
type Editor = Place & { text: string; before: string }
const noFaults: Faults = new Map()

export type CellEditor = ReturnType<typeof useCellEditor>

/** The cell that is written in, and the cells whose text cannot be written. */
export function useCellEditor({ students, columns, tels, isReadOnly, onEdit }: GridActions) {
  const [editor, setEditor] = useState<Editor | null>(null)
  // Known at once, where a field that goes away still tells that it lost the focus.
  const writing = useRef<Editor | null>(null)
  const [faults, setFaults] = useState(noFaults)

  function setWriting(next: Editor | null): void {
    writing.current = next
    // At once: an input method begins to compose in the field that this very key opened.
    flushSync(() => setEditor(next))
  }

  function setFault(id: string, key: FieldKey, fault?: Fault): void {
    setFaults((before) => {
      const { [key]: _, ...others } = before.get(id) ?? {}
      return new Map(before).set(id, fault ? { ...others, [key]: fault } : others)
    })
  }

  function writableAt({ row, column }: Place) {
    const student = students[row]
    const key = keyOf(columns, column)
    return student && key && student.leftAt === null && !isReadOnly ? { student, key } : undefined
  }

  /** Opens the field of a cell, empty when typing replaces what stands there. */
  async function open(place: Place, isReplacing: boolean): Promise<void> {
    const cell = writableAt(place)
    if (!cell) return
    const { student, key } = cell
    const known = faults.get(student.id)?.[key]?.text ?? tels.tels.get(student.id)?.[key]
    let text = isReplacing && key !== 'gender' ? '' : (known ?? showValue(key, readField(student, key)))
    if (isTelField(key) && text.includes('*')) text = (await tels.reveal(student.id))?.[key] ?? ''
    setWriting({ ...place, text, before: readField(student, key) })
  }

  function commit(text: string): void {
    const written = writing.current
    const student = written && students[written.row]
    const key = written && keyOf(columns, written.column)
    if (!written || !student || !key) return
    setWriting(null)
    if (text === written.text && !faults.get(student.id)?.[key]) return
    const { value, problem } = parseField(key, text)
    setFault(student.id, key, problem === undefined ? undefined : { text, problem })
    if (problem !== undefined || value === written.before) return
    tels.forget()
    onEdit([{ id: student.id, before: { [key]: written.before }, after: { [key]: value } }])
  }

  return {
    editor,
    faults,
    /** The cell that is written in right now; null while none is. */
    written: (): Place | null => writing.current,
    open,
    commit,
    cancel: () => setWriting(null),
    clear: (place: Place) => {
      const cell = writableAt(place)
      if (!cell) return
      writing.current = { ...place, text: '-', before: readField(cell.student, cell.key) }
      commit('')
    },
    addFaults: (found: Faults) =>
      setFaults((before) => {
        const all = new Map(before)
        for (const [id, fields] of found) all.set(id, { ...all.get(id), ...fields })
        return all
      }),
  }
}
