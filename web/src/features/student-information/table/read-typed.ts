import type { StudentInformation } from '@pinge/contract/student-information.ts'
import type { Edit } from '../../../shared/sheet/edits/sheet-editor.ts'
import { cellKey, type TypedCell } from '../../../shared/sheet/sheet-types.ts'
import { fieldKeys, fieldNames, readField, type Change, type FieldKey, type Fields } from '../edit/fields.ts'
import { parseField } from '../edit/parse-field.ts'
import type { InformationRow } from './information-row.ts'

export type ReadTyped = {
  /** One for each pupil of whom something becomes different. */
  changes: Change[]
  /** By cell: a text that stays in its cell because it cannot be written; null where the cell is mended. */
  faults: ReadonlyMap<string, Edit | null>
}

/** What the texts that were typed or pasted into cells mean. Who has left is read and not written in. */
export function readTyped(
  cells: readonly TypedCell<InformationRow>[],
  rows: ReadonlyMap<string, InformationRow>,
): ReadTyped {
  const changes = new Map<string, Change>()
  const faults = new Map<string, Edit | null>()
  for (const { rowId, column, typed, from } of cells) {
    const row = from ?? rows.get(rowId)
    if (!row || row.isFixed || !isFieldKey(column)) continue
    const { value, problem } = parseField(column, typed)
    faults.set(cellKey(rowId, column), problem === undefined ? null : faultOf(rowId, column, typed, problem))
    // A cell that was open shows what stood there by then: what a colleague wrote since was not seen.
    const before = readField(row.student, column)
    if (value === undefined || value === before || value === row.tels?.[column]) continue
    const change = changes.get(rowId) ?? { id: rowId, before: {}, after: {} }
    change.before[column] = before
    change.after[column] = value
    changes.set(rowId, change)
  }
  return { changes: [...changes.values()], faults }
}

export function beforeOf(student: StudentInformation, keys: readonly FieldKey[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, readField(student, key)]))
}

function isFieldKey(column: string): column is FieldKey {
  return fieldKeys(fieldNames).some((key) => key === column)
}

function faultOf(rowId: string, column: string, typed: string, msg: string): Edit {
  return { rowId, column, typed, msg, value: null, seen: 0, state: 'faulty', stored: null, turn: 0 }
}
