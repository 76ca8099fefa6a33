import type { ReadCell } from '../read-text.ts'
import type { HealthRow } from '../health.ts'
import { findParts, type Part } from './headings.ts'
import type { TextTable } from './table-file.ts'

export type TablePupil = {
  studentId: string
  username: string
  stuNo: string
  /** Left out where a sheet does not say it. */
  gender?: HealthRow['gender']
}

/** A cell as it goes into the sheet, and what becomes of it there: its value, or why there is none. */
export type MatchedCell<Key> = { key: Key } & TypedCell
type TypedCell = { typed: string } & ReadCell

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
  /** What the table's name says of its columns, 期中 or 语文; empty where they say all themselves. */
  said: string
  columns: { heading: string; key: Key }[]
  unknown: string[]
  rows: MatchedRow<Key>[]
}

/** Reads a cell below a heading, which may say more of it than stands in the cell. */
export type Read<Key> = (key: Key, typed: string, heading: string) => TypedCell

/** What stands in the place of a name under or between the pupils, where it is no name of the class. */
const noPupil =
  /^(?:全?(?:班级?|年级|校|区))?(?:合计|总计|小计|共计|总分|满分|总人数|平均|均分|人均|最高|最低|及格|不及格|优秀|优良|良好|合格|低分|参考|参测|应考|应测|实考|实测|缺考|人数|中位数|标准差|备注|说明|注[:：]|制表|填表|签[名字]|任课|班主任)/

/** How the headings of a table are read, and what of it is said by the table's name. */
export type Headings<Key> = { said: string; keyOf: (heading: string) => Key | undefined }

/** The tables of a file that hold pupils and known columns, each row with its pupil of the class and each cell read. */
export function matchTables<Key>(
  tables: readonly TextTable[],
  pupils: readonly TablePupil[],
  headingsOf: (table: string) => Headings<Key>,
  read: Read<Key>,
): MatchedTable<Key>[] {
  const matched = tables.flatMap(({ name, cells }) => {
    const { said, keyOf } = headingsOf(name)
    const parts = findParts(cells, keyOf)
    const rows = matchRows(parts, pupils, read)
    const columns = (parts[0]?.layout.columns ?? []).map(({ heading, key }) => ({ heading, key }))
    const unknown = [...new Set(parts.flatMap(({ layout }) => layout.unknown))]
    return rows.length === 0 ? [] : [{ name, said, columns, unknown, rows }]
  })
  return takeOneOfEach(matched)
}

/**
 * A workbook of a whole grade has a table a class, and children of one name in several: what two tables say differently of
 * one pupil counts from the table with more pupils of this class.
 */
function takeOneOfEach<Key>(tables: readonly MatchedTable<Key>[]): MatchedTable<Key>[] {
  const known = ({ rows }: MatchedTable<Key>) => rows.filter(({ studentId }) => studentId !== null).length
  const taken = new Map<string, Map<Key, { typed: string; table: string }>>()
  const refused = new Map<MatchedRow<Key>, string>()
  for (const { name, rows } of [...tables].sort((a, b) => known(b) - known(a)))
    for (const row of rows) {
      if (row.studentId === null) continue
      const cells = taken.get(row.studentId) ?? new Map<Key, { typed: string; table: string }>()
      const other = row.cells
        .map(({ key, typed }) => ({ typed, there: cells.get(key) }))
        .find(({ typed, there }) => there && there.typed !== typed)
      if (other?.there) refused.set(row, `工作表“${other.there.table}”里也有这名学生，只取那一张`)
      else for (const { key, typed } of row.cells) cells.set(key, { typed, table: name })
      taken.set(row.studentId, cells)
    }
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => {
      const problem = refused.get(row)
      return problem === undefined ? row : { ...row, studentId: null, problem }
    }),
  }))
}

function matchRows<Key>(
  parts: readonly Part<Key>[],
  pupils: readonly TablePupil[],
  read: Read<Key>,
): MatchedRow<Key>[] {
  const lines = parts.flatMap(({ cells, layout: { firstRow, name, number, gender, columns } }) =>
    cells.slice(firstRow).flatMap((line, index) => {
      const username = (line[name] ?? '').trim()
      if (username === '') return []
      const stuNo = number === undefined ? '' : (line[number] ?? '').trim()
      const found = findPupil(pupils, username, stuNo, gender === undefined ? '' : (line[gender] ?? ''))
      const isUnknown = 'problem' in found && found.problem === NOT_IN_CLASS
      if (isUnknown && [username, (line[0] ?? '').trim()].some((cell) => noPupil.test(cell))) return []
      return [{ line, columns, row: firstRow + index + 1, username, stuNo, found }]
    }),
  )
  return tellRowsApart(lines, pupils).map(({ line, columns, row, username, found }) => ({
    row,
    username,
    studentId: 'studentId' in found ? found.studentId : null,
    problem: 'problem' in found ? found.problem : '',
    cells: columns.flatMap(({ at, key, heading }) => {
      const typed = (line[at] ?? '').trim()
      // An empty cell of a file takes nothing away from the sheet.
      return typed === '' ? [] : [{ key, ...read(key, typed, heading) }]
    }),
  }))
}

const NOT_IN_CLASS = '班里没有这名学生'

type Found = { studentId: string } | { problem: string }

/** Of several rows with the name of one pupil: that with the pupil's number, or the first where no number speaks against it. */
function tellRowsApart<Line extends { stuNo: string; found: Found }>(
  lines: readonly Line[],
  pupils: readonly TablePupil[],
): Line[] {
  const rowsOf = new Map<string, Line[]>()
  for (const line of lines) {
    if ('problem' in line.found) continue
    const rows = rowsOf.get(line.found.studentId)
    if (rows) rows.push(line)
    else rowsOf.set(line.found.studentId, [line])
  }
  // Judged once a pupil and not once a row: a table may hold thousands of rows of one pupil.
  const problems = new Map<Line, string>()
  for (const [studentId, rows] of rowsOf) {
    if (rows.length === 1) continue
    const own = pupils.find((pupil) => pupil.studentId === studentId)?.stuNo ?? ''
    const { taken, problem } = chooseRow(rows, own)
    for (const row of rows) if (row !== taken) problems.set(row, problem)
  }
  return lines.map((line) => {
    const problem = problems.get(line)
    return problem === undefined ? line : { ...line, found: { problem } }
  })
}

/** The row that counts, and why the others do not; none where each has a number of somebody else. */
function chooseRow<Line extends { stuNo: string }>(rows: readonly Line[], own: string) {
  const ownNumber = plainNumber(own)
  const numbers = rows.map(({ stuNo }) => plainNumber(stuNo))
  const numbered = own === '' ? [] : rows.filter((_, at) => numbers[at] === ownNumber)
  const differing = new Set(numbers)
  if (numbered.length === 0 && differing.size === rows.length && !differing.has(''))
    return { taken: undefined, problem: '表里有几名学生叫这个名字，学号都不是班里这名学生的' }
  const which = numbered.length === 1 ? '学号相同的一行' : '第一行'
  return { taken: numbered[0] ?? rows[0], problem: `表里有两行是这名学生，只取${which}` }
}

/**
 * By name, and by number where two have the same name; leading zeros of a number say nothing. The national form has no such
 * number: there a boy and a girl of one name are told apart by their gender.
 */
function findPupil(pupils: readonly TablePupil[], username: string, stuNo: string, gender: string): Found {
  const named = pupils.filter((pupil) => sameText(pupil.username, username))
  const [only] = named
  if (!only) return { problem: NOT_IN_CLASS }
  if (named.length === 1) return { studentId: only.studentId }
  const alike = named.filter((pupil) =>
    stuNo === ''
      ? pupil.gender === genderNumbers[gender.normalize('NFKC').trim()]
      : plainNumber(pupil.stuNo) === plainNumber(stuNo),
  )
  const isEachKnown = stuNo !== '' || named.every((pupil) => pupil.gender)
  const [one] = alike
  if (one && alike.length === 1 && isEachKnown) return { studentId: one.studentId }
  return { problem: '班里有同名的学生，请在表里写上学号' }
}

/** As the national form writes them, and as people do. */
const genderNumbers: Readonly<Record<string, HealthRow['gender']>> = {
  1: 'male',
  男: 'male',
  2: 'female',
  女: 'female',
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
