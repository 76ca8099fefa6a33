import { MAX_ROSTER_ROWS } from '@pinge/contract/limits.ts'
import { checkRoster, type RosterText } from '@pinge/contract/roster.ts'
import type { RosterRow } from '@pinge/contract/students.ts'
import { AppError } from '../../platform/app-error.ts'
import { cleanText } from './clean-text.ts'
import { tidyDate, tidyGender, tidyName, tidyNumber, tidyTel } from './roster-cells.ts'
import { findColumns, isNameHeading, type RosterColumns, type RosterField } from './roster-columns.ts'
import type { Table } from './roster-table.ts'

/** Marks the example of our template; a teacher who types another name over it means a pupil. */
const example = /^(示例|例[:：])/
const EXAMPLE_NAME = '王小明'
/** The lines that people write under a list. */
const footer = /^(合计|总计|共计|共 ?\d|总人数|备注|说明|注[:：]|制表|填表|班主任)/

/** The pupils of the first table that has any, those with a heading first; refuses when there are none or too many. */
export function readTables(tables: readonly Table[]): RosterRow[] {
  const layouts = tables.map((table) => ({ table, layout: findColumns(table) }))
  const ordered = [
    ...layouts.filter(({ layout }) => layout?.hasHeading),
    ...layouts.filter(({ layout }) => layout && !layout.hasHeading),
  ]
  for (const { table, layout } of ordered) {
    const rows = layout ? readPupils(table, layout.firstRow, layout.pupils) : []
    if (rows.length > 0) return finishRoster(rows)
  }
  throw new AppError('rosterEmpty')
}

export function finishRoster(rows: readonly RosterText[]): RosterRow[] {
  if (rows.length === 0) throw new AppError('rosterEmpty')
  if (rows.length > MAX_ROSTER_ROWS) throw new AppError('rosterTooManyRows')
  return checkRoster(rows)
}

function readPupils(table: Table, firstRow: number, pupils: readonly RosterColumns[]): RosterText[] {
  const rows = pupils.flatMap((columns) =>
    table.slice(firstRow).flatMap((cells, i) => {
      const text = (field: RosterField) => {
        const column = columns[field]
        return column === undefined ? '' : (cells[column] ?? '')
      }
      const own = pupils.length > 1 ? Object.values(columns).map((column) => cells[column] ?? '') : cells
      const username = tidyName(text('username'))
      const isMarked = [username, cleanText(text('stuNo'))].some((cell) => example.test(cell))
      const isExample = isMarked && (username === '' || username === EXAMPLE_NAME || example.test(username))
      if (isExample || isNoPupil(own) || isNameHeading(username)) return []
      return [
        {
          row: firstRow + i + 1,
          username,
          stuNo: isMarked ? '' : tidyNumber(text('stuNo')),
          gender: tidyGender(text('gender')),
          birthday: tidyDate(text('birthday')),
          guardianName: tidyName(text('guardianName')),
          guardianTel: tidyTel(text('guardianTel')),
        },
      ]
    }),
  )
  // A line number or a note beside an empty place is no pupil; one who has anything of their own lacks a name.
  const filled = rows.filter(
    ({ username, gender, birthday, guardianName, guardianTel }) =>
      [username, gender, birthday, guardianName, guardianTel].join('') !== '',
  )
  return filled.some((row) => row.username !== '') ? filled : []
}

function isNoPupil(cells: readonly string[]): boolean {
  const first = cells.map(cleanText).find((cell) => cell !== '')
  return first === undefined || footer.test(first)
}
