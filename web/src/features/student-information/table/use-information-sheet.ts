import { formatLeftOver } from '../../../shared/sheet/edits/show-left-over.ts'
import type { Edit, SheetState } from '../../../shared/sheet/edits/sheet-editor.ts'
import type { LeftOver, TypedCell } from '../../../shared/sheet/sheet-types.ts'
import { showError, showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import type { Change } from '../edit/fields.ts'
import type { InformationRow } from './information-row.ts'
import { readTyped } from './read-typed.ts'

/** By cell: what was typed and not understood. */
export type Faults = SheetState['edits']

export type InformationWriting = {
  /** Kept above the table, which goes when another list is looked at. */
  faults: Faults
  onFaults: (update: (before: Faults) => Faults) => void
  onEdit: (changes: Change[]) => void
  onUndo: () => void
  onRedo: () => void
}

/**
 * The pupils' table as a sheet. What is understood goes out as edits of pupils, which have a version each and not one
 * for every cell; what is not stays in its cell.
 */
export function useInformationSheet(rows: readonly InformationRow[], writing: InformationWriting) {
  function withFaults(found: ReadonlyMap<string, Edit | null>): void {
    writing.onFaults((before) => {
      const all = new Map(before)
      for (const [key, fault] of found)
        if (fault) all.set(key, fault)
        else all.delete(key)
      return all
    })
  }

  return {
    state: { edits: writing.faults, isSending: false, problem: '', isRefused: false },
    type: (cells: readonly TypedCell<InformationRow>[], left?: LeftOver) => {
      const read = readTyped(cells, new Map(rows.map((row) => [row.id, row])))
      withFaults(read.faults)
      if (read.changes.length > 0) writing.onEdit(read.changes)
      if (left) showPasted(read, left)
    },
    back: writing.onUndo,
    again: writing.onRedo,
    drop: (key: string) => withFaults(new Map([[key, null]])),
  }
}

/** Faults are told beside the table, where a toast would only lie over them. */
function showPasted({ changes, faults }: ReturnType<typeof readTyped>, left: LeftOver): void {
  const text = `已粘贴 ${changes.length} 名学生的资料`
  const lost = formatLeftOver(left)
  if (lost) showError(`${text}，${lost}`)
  else if (![...faults.values()].some((fault) => fault !== null)) showSuccess(text)
}
