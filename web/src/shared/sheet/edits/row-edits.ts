import type { Edit, SheetState } from './sheet-editor.ts'
import { cellKey } from '../sheet-types.ts'

/** As text, so that a row whose edits did not change is not drawn again. */
export function editsByRow({ edits }: SheetState): ReadonlyMap<string, string> {
  const byRow = new Map<string, Edit[]>()
  for (const edit of edits.values()) {
    const own = byRow.get(edit.rowId)
    if (own) own.push(edit)
    else byRow.set(edit.rowId, [edit])
  }
  return new Map([...byRow].map(([rowId, own]) => [rowId, JSON.stringify(own)]))
}

type RowEdits = Pick<SheetState, 'edits'>
const noEdits: RowEdits = { edits: new Map() }

/** What `editsByRow` wrote. */
export function parseEdits(text: string): RowEdits {
  if (text === '') return noEdits
  const edits = JSON.parse(text) as Edit[]
  return { edits: new Map(edits.map((edit) => [cellKey(edit.rowId, edit.column), edit])) }
}
