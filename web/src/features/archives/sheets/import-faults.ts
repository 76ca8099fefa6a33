import type { MatchedTable } from '@pinge/contract/archives/table/match-table.ts'
import type { SheetColumn } from '../../../shared/sheet/sheet-types.ts'

/** What a teacher wrote in place of a faulty cell, by its place. */
export type Mended = Readonly<Record<string, string>>

export type ImportFault = {
  at: string
  /** Which cell or row it is. */
  where: string
  /** Why it is not taken; empty once it is mended. */
  msg: string
  /** As it stands in the file; null for a whole row, whose pupil is not known. */
  typed: string | null
}

/** What is wrong in a file, each at its place; what was mended stays in the list with its new reason, or none. */
export function faultsOf(
  tables: readonly MatchedTable<string>[],
  columns: readonly Pick<SheetColumn, 'key' | 'read'>[],
  mended: Mended,
): ImportFault[] {
  return tables.flatMap((table, number) =>
    table.rows.flatMap(({ row, username, problem, cells }, index): ImportFault[] => {
      // Lines are counted in each table of a workbook.
      const where = `${tables.length > 1 ? `工作表“${table.name}”` : ''}第 ${row} 行 ${username}`
      if (problem !== '') return [{ at: `${number}/${index}`, where, msg: problem, typed: null }]
      return cells.flatMap((cell) => {
        if (!('msg' in cell)) return []
        const at = placeOf(number, index, cell.key)
        const heading = table.columns.find(({ key }) => key === cell.key)?.heading ?? ''
        const text = mended[at]
        const read = text === undefined ? cell : columns.find(({ key }) => key === cell.key)?.read?.(text)
        const msg = read && 'msg' in read ? read.msg : ''
        return [{ at, where: `${where} ${heading}`, msg, typed: cell.typed }]
      })
    }),
  )
}

/** What goes into the sheet: cells of known pupils, as they stand in the file or were mended. One that was emptied stays out. */
export function takenOf(tables: readonly MatchedTable<string>[], mended: Mended) {
  const taken = tables.flatMap((table, number) =>
    table.rows.flatMap(({ studentId, cells }, index) =>
      cells.flatMap(({ key, typed }) => {
        const text = mended[placeOf(number, index, key)] ?? typed
        return studentId === null || text.trim() === ''
          ? []
          : [{ rowId: studentId, column: key, typed: text }]
      }),
    ),
  )
  return { pupils: new Set(taken.map(({ rowId }) => rowId)).size, cells: taken }
}

/** By the pupil's place among the rows: a line of the file holds two pupils where its heading stands there twice. */
function placeOf(table: number, index: number, key: string): string {
  return `${table}/${index}/${key}`
}
