import { MAX_ROSTER_ROWS } from '@pinge/contract/values/limits.ts'
import { checkRoster, type RosterText } from '@pinge/contract/roster/check-roster.ts'
import { emptyRosterRow, rosterGuardians } from '@pinge/contract/roster/roster-fields.ts'
import type { RosterRow, RosterTable } from '@pinge/contract/roster/roster.ts'
import { AppError } from '../../../platform/app-error.ts'
import { withoutClass } from './beside-names.ts'
import { cleanText } from './clean-text.ts'
import { tidyDateCell, tidyGender, tidyName, tidyNumber, tidyTel } from './roster-cells.ts'
import {
  findColumns,
  isNameHeading,
  type RosterField,
  type RosterLayout,
  type RosterPupil,
} from './roster-columns.ts'
import type { NamedTable, Table } from './roster-table.ts'

/** Marks the example of our template; a teacher who types another name over it means a pupil. */
const example = /^(示例|例[:：])/
const EXAMPLE_NAME = '王小明'
/** The lines that people write under a list. */
export const footer =
  /^(合计|总计|小计|共计|共 ?\d|(?:[男女]生|全班|班级|平均)?(?:总?人数|平均|年龄)|[男女]生[:：]? ?\d+ ?[人名位]$|备注|说明|注[:：]|制表|填表|班主任)/

/**
 * Every table that holds pupils. Where one has a heading, tables without count for nothing: they are notes, or lists to
 * choose from. Text that only calls itself a workbook must have a heading, or any text at all would be somebody's name.
 */
export function readRosterTables(tables: readonly NamedTable[], isHeadingNeeded = false): RosterTable[] {
  const found = tables.flatMap(({ name, cells }) => {
    const layout = findColumns(cells)
    return layout ? [{ name, hasHeading: layout.hasHeading, rows: readPupils(cells, layout) }] : []
  })
  if (isHeadingNeeded && !found.some(({ hasHeading }) => hasHeading)) throw new AppError('rosterUnreadable')

  const filled = found.filter(({ rows }) => rows.length > 0)
  const headed = filled.filter(({ hasHeading }) => hasHeading)
  const rosters = headed.length > 0 ? headed : filled
  refuseLength(rosters.reduce((sum, { rows }) => sum + rows.length, 0))
  return rosters.map(({ name, rows }) => ({ name, rows: checkRoster(rows) }))
}

/** The pupils of one table. */
export function readTable(cells: Table): RosterRow[] {
  return readRosterTables([{ name: '', cells }]).flatMap(({ rows }) => rows)
}

export function finishRoster(rows: readonly RosterText[]): RosterRow[] {
  refuseLength(rows.length)
  return checkRoster(rows)
}

function refuseLength(rows: number): void {
  if (rows === 0) throw new AppError('rosterEmpty')
  if (rows > MAX_ROSTER_ROWS) throw new AppError('rosterTooManyRows')
}

function readPupils(table: Table, { firstRow, pupils }: RosterLayout): RosterText[] {
  const rows = pupils.flatMap(({ columns, kin }) =>
    table.slice(firstRow).flatMap((cells, i) => {
      const text = (field: RosterField) => {
        const column = columns[field]
        return column === undefined ? '' : (cells[column] ?? '')
      }
      const own = pupils.length > 1 ? Object.values(columns).map((column) => cells[column] ?? '') : cells
      const username = withoutClass(tidyName(text('username')))
      const isMarked = [username, cleanText(text('stuNo'))].some((cell) => example.test(cell))
      const isExample = isMarked && (username === '' || username === EXAMPLE_NAME || example.test(username))
      if (isExample || isNoPupil(own) || footer.test(username) || isNameHeading(username)) return []
      return [
        {
          ...emptyRosterRow,
          row: firstRow + i + 1,
          username,
          stuNo: isMarked ? '' : tidyNumber(text('stuNo')),
          gender: tidyGender(text('gender')),
          birthday: tidyDateCell(text('birthday')),
          ...readGuardians(text, kin),
        },
      ]
    }),
  )
  // A line number or a note beside an empty place is no pupil; one who has anything of their own lacks a name.
  const filled = rows.filter(({ row: _, stuNo: __, ...own }) => Object.values(own).join('') !== '')
  return filled.some((row) => row.username !== '') ? filled : []
}

/** A column that is headed 父亲 says the relation of whom it names. */
function readGuardians(text: (field: RosterField) => string, kin: RosterPupil['kin']): Partial<RosterText> {
  const fields: Partial<RosterText> = {}
  for (const [place, { name, relation, tel }] of rosterGuardians.entries()) {
    fields[name] = tidyName(text(name))
    fields[tel] = tidyTel(text(tel))
    const isNamed = fields[name] !== '' || fields[tel] !== ''
    fields[relation] = tidyName(text(relation)) || (isNamed ? (kin[place] ?? '') : '')
  }
  return fields
}

function isNoPupil(cells: readonly string[]): boolean {
  const first = cells.map(cleanText).find((cell) => cell !== '')
  return first === undefined || footer.test(first)
}
