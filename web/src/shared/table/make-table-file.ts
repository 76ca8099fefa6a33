import writeExcelFile, { type SheetData } from 'write-excel-file/browser'
import { tableCells } from './table-cells.ts'
import type { TableFile } from './table-file.ts'

/** A table on its way into a workbook. */
export type TableSheet = {
  name: string
  widths: readonly number[]
  cells: SheetData
  /** What the heading filters and sorts. */
  filtered: string
}

export function sheetOf<Row>(
  { sheetName, columns, sumRows = 0 }: Omit<TableFile<Row>, 'fileName'>,
  rows: readonly Row[],
): TableSheet {
  return {
    name: sheetName,
    widths: columns.map(({ width }) => width),
    cells: tableCells(columns, rows),
    filtered: `A1:${columnName(columns.length - 1)}${rows.length - sumRows + 1}`,
  }
}

/** Tables as a workbook, whose headings stay in sight and filter the rows. Loaded when somebody exports one. */
export function makeWorkbook(sheets: readonly TableSheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, widths, cells }) => ({
      data: cells,
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (xml, { sheet }) => {
                  const filtered = sheets.find(({ name }) => name === sheet)?.filtered
                  return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${filtered}"/>`)
                },
              },
            },
          },
        },
      ],
    },
  ).toBlob()
}

export function makeTableFile<Row>(table: TableFile<Row>, rows: readonly Row[]): Promise<Blob> {
  return makeWorkbook([sheetOf(table, rows)])
}

/** A to Z, then AA and so on: a month has more columns than the alphabet has letters. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}
