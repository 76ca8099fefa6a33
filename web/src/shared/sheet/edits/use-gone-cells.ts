import { useEffect, useRef } from 'react'
import { showError } from '../../ui/feedback/show-toast.ts'
import { cellKey, type SheetColumn, type SheetRow } from '../sheet-types.ts'
import type { createSheetEditor, Edit } from './sheet-editor.ts'

type Editor = Pick<ReturnType<typeof createSheetEditor>, 'getState' | 'drop'>
type Table = {
  rows: ReadonlyMap<string, Pick<SheetRow, 'name'>>
  columns: ReadonlyMap<string, Pick<SheetColumn, 'title' | 'group'>>
}

/**
 * What is typed into a row or a column that a colleague takes out goes with it: the server would refuse it, and there is
 * no cell any more in which to mend it. The teacher is told what it was.
 */
export function useGoneCells(editor: Editor, rows: Table['rows'], columns: Table['columns']): void {
  const last = useRef<Table>({ rows, columns })
  // The world outside: the sheet as it was read again, and what is kept of it on this device.
  useEffect(() => {
    const before = last.current
    last.current = { rows, columns }
    const gone = [...editor.getState().edits.values()].filter(
      (edit) => isIn(before, edit) && !isIn({ rows, columns }, edit),
    )
    const [first] = gone
    if (!first) return
    for (const { rowId, column } of gone) editor.drop(cellKey(rowId, column))
    const { group = '', title = '' } = before.columns.get(first.column) ?? {}
    const cell = `${before.rows.get(first.rowId)?.name ?? ''}的${group}${title}`
    const typed = gone.map((edit) => `“${edit.typed}”`).join('')
    showError(`${cell}${gone.length > 1 ? `等 ${gone.length} 格` : ''}已不在这张表里，刚写的${typed}没有保存`)
  }, [editor, rows, columns])
}

function isIn({ rows, columns }: Table, { rowId, column }: Edit): boolean {
  return rows.has(rowId) && columns.has(column)
}
