import writeExcelFile from 'write-excel-file/browser'
import { tableCells } from './table-cells.ts'
import type { TableFile } from './table-file.ts'

/** A table as a workbook whose heading stays in sight and filters the rows. Loaded when somebody exports one. */
export function makeTableFile<Row>(
  { sheetName, columns, sumRows = 0 }: TableFile<Row>,
  rows: readonly Row[],
): Promise<Blob> {
  const lastRow = rows.length - sumRows + 1
  const autoFilter = `<autoFilter ref="A1:${columnName(columns.length - 1)}${lastRow}"/>`
  return writeExcelFile(
    tableCells(columns, rows),
    { sheet: sheetName, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (xml) => xml.replace('</sheetData>', `</sheetData>${autoFilter}`),
              },
            },
          },
        },
      ],
    },
  ).toBlob()
}

/** A to Z, then AA and so on: a month has more columns than the alphabet has letters. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}
