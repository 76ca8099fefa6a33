import type { ClipboardEvent } from 'react'
import { showError, showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { readField } from '../edit/fields.ts'
import { showValue } from '../edit/parse-field.ts'
import { FIRST_COLUMN, keyOf } from './columns.ts'
import { rangeBetween, type Range } from '../../../shared/sheet/grid-cursor.ts'
import { readBlock } from '../../../shared/sheet/read-block.ts'
import { pasteBlock } from './paste-block.ts'
import type { CellEditor, GridActions } from './use-cell-editor.ts'
import type { GridCursor } from './use-grid-cursor.ts'

/** The chosen cells as spreadsheets copy them: tabs between cells, lines between rows. */
export function copyChosen(
  event: ClipboardEvent<HTMLTableElement>,
  { students, columns }: GridActions,
  cursor: GridCursor,
  cells: CellEditor,
): void {
  const { rows, columns: between } = chosenOf(cursor)
  if (cells.written() || between[0] < FIRST_COLUMN) return
  event.preventDefault()
  const texts = students.slice(rows[0], rows[1] + 1).map((student) =>
    columns
      .slice(between[0] - FIRST_COLUMN, between[1] - FIRST_COLUMN + 1)
      .map(({ key }) => (key ? showValue(key, readField(student, key)) : student.username))
      .join('\t'),
  )
  event.clipboardData.setData('text/plain', texts.join('\n'))
}

/** A block goes to the right and down from the first chosen cell; a single text goes into each of them. */
export function pasteInto(
  event: ClipboardEvent<HTMLTableElement>,
  actions: GridActions,
  cursor: GridCursor,
  cells: CellEditor,
): void {
  if (cells.written() || actions.isReadOnly) return
  event.preventDefault()
  const chosen = chosenOf(cursor)
  const block = readBlock(event.clipboardData.getData('text'))
  const [[single = ''] = []] = block
  const isSingle = block.length === 1 && block[0]?.length === 1
  showPasted(write(isSingle ? filled(chosen, single) : block, chosen, actions, cells))
}

/** Delete on several cells: one edit, taken back as one. */
export function emptyRange(range: Range, actions: GridActions, cells: CellEditor): void {
  if (!actions.isReadOnly) write(filled(range, ''), range, actions, cells)
}

function write(
  block: readonly (readonly string[])[],
  { rows, columns: between }: Range,
  { students, columns, onEdit }: GridActions,
  cells: CellEditor,
) {
  const keys = columns.map((_, index) => keyOf(columns, index + FIRST_COLUMN))
  const pasted = pasteBlock(
    block,
    students.slice(rows[0]),
    keys.slice(Math.max(between[0] - FIRST_COLUMN, 0)),
  )
  cells.addFaults(pasted.faults)
  onEdit(pasted.changes)
  return pasted
}

function chosenOf({ range, active }: GridCursor): Range {
  return range ?? rangeBetween(active, active)
}

function filled({ rows, columns }: Range, text: string): string[][] {
  const row = Array.from({ length: columns[1] - columns[0] + 1 }, () => text)
  return Array.from({ length: rows[1] - rows[0] + 1 }, () => row)
}

/** Faults are told beside the table, where a toast would only lie over them. */
function showPasted({ changes, faults, rowsLeft }: ReturnType<typeof pasteBlock>): void {
  const text = `已粘贴 ${changes.length} 名学生的资料`
  if (rowsLeft > 0) showError(`${text}，多出 ${rowsLeft} 行没有写入`)
  else if (faults.size === 0) showSuccess(text)
}
