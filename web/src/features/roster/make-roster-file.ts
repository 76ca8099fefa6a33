import type { RosterStudent } from '@pinge/contract/class-roster.ts'
import { rosterColumns, rosterSheetRows } from '@pinge/contract/roster-sheet.ts'
import writeExcelFile, { type CellObject } from 'write-excel-file/browser'

/** A class as a workbook of the template's shape. Loaded when somebody exports one. */
export function makeRosterFile(students: readonly RosterStudent[]): Promise<Blob> {
  const heading = rosterColumns.map(({ heading: value }): CellObject => ({ value, fontWeight: 'bold' }))
  // Text by type and by format: a name like =1+1 is not computed, and a number keeps its leading zero when edited.
  const rows = rosterSheetRows(students).map((cells) =>
    cells.map((value): CellObject => ({
      value: value === '' ? undefined : value,
      type: String,
      format: '@',
    })),
  )
  return writeExcelFile([heading, ...rows], {
    sheet: '学生名单',
    columns: rosterColumns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}
