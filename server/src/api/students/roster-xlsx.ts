import readXlsxFile from 'read-excel-file/universal'
import { AppError } from '../../platform/app-error.ts'
import { dayText } from './roster-cells.ts'
import { MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, type Table } from './roster-table.ts'
import { readZip, storeZip } from './roster-zip.ts'

/** The parts of a workbook that hold cells; pictures, macros and printer settings are never unpacked. */
const wantedPart = /^xl\/((_rels|worksheets)\/)?[^/]+\.xml(\.rels)?$/

/** The last row that a spreadsheet has; a style on it is common and harmless. */
const LAST_ROW = 1_048_576

/** The sheets of an .xlsx file in their order, each as rows of text. */
export async function readWorkbook(bytes: Uint8Array): Promise<Table[]> {
  const parts = readZip(bytes, (name) => wantedPart.test(name))
  for (const part of parts) refuseHostileXml(part.bytes.toString('utf8'))
  const sheets = await readXlsxFile(storeZip(parts).buffer).catch((cause: unknown) => {
    throw new AppError('rosterUnreadable', { cause })
  })
  return sheets.map(({ data }) => data.map((row) => row.map(cellText)))
}

/**
 * Refuses at once what would cost the reader much: definitions of entities, which no workbook has, and cells so far
 * out that the rows and columns before them would fill the memory. The worker's limits stand behind this.
 */
function refuseHostileXml(xml: string): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new AppError('rosterUnreadable')
  let rows = 0
  for (const [, row] of xml.matchAll(/<(?:\w{1,20}:)?row(?:\s[^<>]{0,300}?\br=["'](\d{1,9})["'])?/g)) {
    rows += 1
    if (rows > MAX_SHEET_ROWS || Number(row) > LAST_ROW) throw new AppError('rosterTooManyRows')
  }
  // A cell that only has a style costs nothing, however far out it stands.
  for (const [, column = '', row] of xml.matchAll(
    /<(?:\w{1,20}:)?c\s[^<>]{0,300}?\br=["']([A-Z]{1,9})(\d{1,9})["'][^<>/]{0,300}>/g,
  )) {
    if (Number(row) > MAX_SHEET_ROWS) throw new AppError('rosterTooManyRows')
    if (columnNumber(column) > MAX_SHEET_COLUMNS) throw new AppError('rosterUnreadable')
  }
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(value: unknown): string {
  if (value instanceof Date) return dayText(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
