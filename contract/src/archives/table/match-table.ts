import type { CellValue } from '../cells.ts'
import type { ReadCell } from '../read-text.ts'
import { findLayout, type Layout } from './headings.ts'
import type { TextTable } from './table-file.ts'

export type TablePupil = { studentId: string; username: string; stuNo: string }

/** A cell as it stands in the file, and what became of it: its value, or why there is none. */
export type MatchedCell<Key> = { key: Key; typed: string } & ReadCell

export type MatchedRow<Key> = {
  /** The row's number, counted from 1 as a spreadsheet does. */
  row: number
  username: string
  /** Null where the row's pupil is not known; `problem` says why. */
  studentId: string | null
  problem: string
  cells: MatchedCell<Key>[]
}

export type MatchedTable<Key> = {
  name: string
  columns: { heading: string; key: Key }[]
  unknown: string[]
  rows: MatchedRow<Key>[]
}

/** Lines under or between the pupils that are none. */
const noPupil =
  /^(合计|总计|共计|平均|均分|最高|最低|及格|优秀|良好|合格|人数|备注|说明|注[:：]|制表|填表|班主任)/

/** The tables of a file that hold pupils and known columns, each row with its pupil of the class and each cell read. */
export function matchTables<Key>(
  tables: readonly TextTable[],
  pupils: readonly TablePupil[],
  keyOf: (heading: string) => Key | undefined,
  read: (key: Key, typed: CellValue) => ReadCell,
): MatchedTable<Key>[] {
  return tables.flatMap(({ name, cells }) => {
    const layout = findLayout(cells, keyOf)
    if (!layout || layout.columns.length === 0) return []
    const rows = matchRows(cells, layout, pupils, read)
    const columns = layout.columns.map(({ heading, key }) => ({ heading, key }))
    return rows.length === 0 ? [] : [{ name, columns, unknown: layout.unknown, rows }]
  })
}

function matchRows<Key>(
  cells: TextTable['cells'],
  { firstRow, name, number, columns }: Layout<Key>,
  pupils: readonly TablePupil[],
  read: (key: Key, typed: CellValue) => ReadCell,
): MatchedRow<Key>[] {
  const seen = new Set<string>()
  return cells.slice(firstRow).flatMap((line, index): MatchedRow<Key>[] => {
    const username = (line[name] ?? '').trim()
    if (username === '' || noPupil.test(username) || noPupil.test((line[0] ?? '').trim())) return []
    const stuNo = number === undefined ? '' : (line[number] ?? '').trim()
    const found = findPupil(pupils, username, stuNo)
    const isTwice = 'studentId' in found && seen.has(found.studentId)
    if ('studentId' in found) seen.add(found.studentId)
    return [
      {
        row: firstRow + index + 1,
        username,
        studentId: 'studentId' in found && !isTwice ? found.studentId : null,
        problem: 'problem' in found ? found.problem : isTwice ? '表里有两行是这名学生，只取第一行' : '',
        cells: columns.flatMap(({ at, key }) => {
          const typed = (line[at] ?? '').trim()
          // An empty cell of a file takes nothing away from the sheet.
          return typed === '' ? [] : [{ key, typed, ...read(key, typed) }]
        }),
      },
    ]
  })
}

/** By name, and by number where two have the same name; leading zeros of a number say nothing. */
function findPupil(
  pupils: readonly TablePupil[],
  username: string,
  stuNo: string,
): { studentId: string } | { problem: string } {
  const named = pupils.filter((pupil) => sameText(pupil.username, username))
  const [only] = named
  if (!only) return { problem: '班里没有这名学生' }
  if (named.length === 1) return { studentId: only.studentId }
  const numbered = named.filter((pupil) => stuNo !== '' && plainNumber(pupil.stuNo) === plainNumber(stuNo))
  const [one] = numbered
  if (one && numbered.length === 1) return { studentId: one.studentId }
  return { problem: '班里有同名的学生，请在表里写上学号' }
}

function sameText(a: string, b: string): boolean {
  return plainName(a) === plainName(b)
}

function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s·•・.]/g, '')
    .toLowerCase()
}

function plainNumber(stuNo: string): string {
  return stuNo
    .normalize('NFKC')
    .trim()
    .replace(/^0+(?=.)/, '')
}
