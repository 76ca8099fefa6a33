import writeExcelFile from 'write-excel-file/browser'
import { tableCells } from './table-cells.ts'
import type { TableFile } from './table-file.ts'

/** A table as a workbook with a heading that stays in sight. Loaded when somebody exports one. */
export function makeTableFile<Row>(
  { sheetName, columns }: TableFile<Row>,
  rows: readonly Row[],
): Promise<Blob> {
  return writeExcelFile(tableCells(columns, rows), {
    sheet: sheetName,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}
