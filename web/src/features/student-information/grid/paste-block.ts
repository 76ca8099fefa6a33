import { fieldKeys, readField, type Change, type FieldKey, type Fields } from '../edit/fields.ts'
import { parseField } from '../edit/parse-field.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'

/** A text that stays in its cell because it cannot be written, with the reason. */
export type Fault = { text: string; problem: string }

/** By pupil and field. */
export type Faults = ReadonlyMap<string, { readonly [Key in FieldKey]?: Fault }>

export type Pasted = {
  changes: Change[]
  faults: Faults
  /** Rows of the block for which the table has none. */
  rowsLeft: number
}

/** Lays a block over the table, from one cell to the right and down. A read-only column drops its cell. */
export function pasteBlock(
  block: readonly (readonly string[])[],
  students: readonly StudentInformation[],
  columns: readonly (FieldKey | null)[],
): Pasted {
  const changes: Change[] = []
  const faults = new Map<string, { [Key in FieldKey]?: Fault }>()
  for (const [index, cells] of block.slice(0, students.length).entries()) {
    const student = students[index]
    // Who has left is read and not written in.
    if (!student || student.leftAt !== null) continue
    const after: Fields = {}
    for (const [at, text] of cells.entries()) {
      const key = columns[at]
      if (!key) continue
      const { value, problem } = parseField(key, text)
      if (problem !== undefined)
        faults.set(student.id, { ...faults.get(student.id), [key]: { text, problem } })
      else if (value !== readField(student, key)) after[key] = value
    }
    const keys = fieldKeys(after)
    if (keys.length > 0) changes.push({ id: student.id, before: beforeOf(student, keys), after })
  }
  return { changes, faults, rowsLeft: Math.max(block.length - students.length, 0) }
}

export function beforeOf(student: StudentInformation, keys: readonly FieldKey[]): Fields {
  return Object.fromEntries(keys.map((key) => [key, readField(student, key)]))
}
