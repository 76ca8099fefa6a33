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

/** A block as spreadsheets copy it: tabs between cells, lines between rows, cells with either of them in quotes. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const add = (sign: string) => {
    const row = rows.at(-1) ?? []
    row.push(`${row.pop() ?? ''}${sign}`)
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    const isEmpty = rows.at(-1)?.at(-1) === ''
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      add('"')
      at += 1
    } else if (sign === '"' && (isQuoted || isEmpty)) isQuoted = !isQuoted
    else if (isQuoted) add(sign)
    else if (sign === '\t') rows.at(-1)?.push('')
    else if (sign === '\n') rows.push([''])
    else if (sign !== '\r') add(sign)
  }
  // Spreadsheets end the last row, too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop()
  return rows
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
