import { schoolClock } from '@pinge/contract/values/school-days/school-time.ts'
import type { CellObject, SheetData } from 'write-excel-file/browser'
import type { TableColumn } from './table-file.ts'

/** The heading and the rows below it, each cell with the type that its column has. */
export function tableCells<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): SheetData {
  const heading = columns.map(({ heading: value }): CellObject => ({ value, fontWeight: 'bold' }))
  return [heading, ...rows.map((row) => columns.map((column) => cellOf(column, row)))]
}

function cellOf<Row>(column: TableColumn<Row>, row: Row): CellObject | null {
  const value = column.value(row)
  if (value === null || value === '') return null
  switch (typeof value === 'number' && column.type === 'mixed' ? 'number' : column.type) {
    case 'text':
    case 'mixed':
      // Text by type and by format: a name like =1+1 is not computed, and a number keeps its leading zero when edited.
      return { value: String(value), type: String, format: '@' }
    case 'number':
      return { value: Number(value), type: Number }
    case 'time':
      // A spreadsheet knows no time zones: what it is given must look like the clock on the wall.
      return { value: schoolClock(Number(value)), type: Date, format: 'yyyy-mm-dd hh:mm' }
    case 'date':
      return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  }
}
