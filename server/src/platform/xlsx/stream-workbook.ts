import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { schoolClock } from '@pinge/contract/values/school-days/school-time.ts'
import { streamZip } from '../zip/stream-zip.ts'

/** `width` is in characters. */
export type WorkbookColumn = {
  heading: string
  width: number
  /** `number`: words among them stay words. `time`: epoch milliseconds, shown to the second as the clock of the school shows them. */
  type: 'text' | 'number' | 'time'
}

/** One value a column; null leaves its cell empty. */
export type WorkbookRow = readonly (string | number | null)[]

/** The heading among them. */
const MAX_ROWS = 1_048_576

export type WorkbookSheet = {
  name: string
  /** One line above the heading. */
  title?: string
  columns: readonly WorkbookColumn[]
  rows: AsyncIterable<readonly WorkbookRow[]>
}

/**
 * A workbook (.xlsx, ECMA-376) as it is made, with real types, and in each sheet a heading that stays in sight and filters
 * the rows. Text is written as text: what begins with = + - @ is never computed. However many rows there are, only the
 * piece in hand is held.
 */
export function streamWorkbook(sheets: readonly WorkbookSheet[]): AsyncGenerator<Buffer> {
  return streamZip([
    { name: '[Content_Types].xml', pieces: [contentTypes(sheets)] },
    { name: '_rels/.rels', pieces: [packageRelations] },
    { name: 'xl/workbook.xml', pieces: [workbook(sheets)] },
    { name: 'xl/_rels/workbook.xml.rels', pieces: [workbookRelations(sheets)] },
    { name: 'xl/styles.xml', pieces: [styles] },
    ...sheets.map((one, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, pieces: sheet(one) })),
  ])
}

async function* sheet({ title, columns, rows: groups }: WorkbookSheet): AsyncGenerator<string> {
  const top = title === undefined ? 1 : 2
  const widths = columns.map(
    ({ width }, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${top}" topLeftCell="A${top + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  if (title !== undefined) yield `<row r="1">${textCell('A1', title, STYLE.heading)}</row>`
  const headings = columns.map(({ heading }, at) => textCell(address(at, top), heading, STYLE.heading))
  yield `<row r="${top}">${headings.join('')}</row>`
  let last = top
  for await (const rows of groups) {
    if (last + rows.length > MAX_ROWS) throw new Error('a sheet was given more rows than a spreadsheet has')
    const before = last
    yield rows.map((row, at) => rowXml(columns, row, before + 1 + at)).join('')
    last += rows.length
  }
  yield `</sheetData><autoFilter ref="A${top}:${address(columns.length - 1, last)}"/></worksheet>`
}

function rowXml(columns: readonly WorkbookColumn[], row: WorkbookRow, number: number): string {
  const cells = columns.map(({ type }, at) => cellXml(type, row[at] ?? null, address(at, number)))
  return `<row r="${number}">${cells.join('')}</row>`
}

function cellXml(type: WorkbookColumn['type'], value: string | number | null, at: string): string {
  if (value === null || value === '') return ''
  if (type === 'text' || typeof value === 'string') return textCell(at, String(value), STYLE.text)
  if (type === 'time') return `<c r="${at}" s="${STYLE.time}"><v>${serialTime(value)}</v></c>`
  return `<c r="${at}"><v>${value}</v></c>`
}

function textCell(at: string, text: string, style: number): string {
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

/** A1, B1, after Z1 AA1 and so on; the standard may do without, but readers do not. */
function address(column: number, row: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26
    ? `${letter}${row}`
    : `${address(Math.floor(column / 26) - 1, 0).slice(0, -1)}${letter}${row}`
}

/** Days from the first one of a spreadsheet's calendar to 1970. */
const DAYS_TO_EPOCH = 25_569

function serialTime(epochMs: number): number {
  // A fraction of a day is never exact; half a millisecond keeps a reader that cuts from showing the second before.
  return (schoolClock(epochMs).getTime() + 0.5) / DAY_MS + DAYS_TO_EPOCH
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Characters that XML does not have are left out: a file that cannot be opened is of no use. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of cell formats below. */
const STYLE = { heading: 1, text: 2, time: 3 }

const styles = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

function contentTypes(sheets: readonly WorkbookSheet[]): string {
  const parts = sheets.map(
    (_, at) =>
      `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  )
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${parts.join('')}<Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`
}

const packageRelations = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

function workbookRelations(sheets: readonly WorkbookSheet[]): string {
  const parts = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${parts.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`
}

function workbook(sheets: readonly WorkbookSheet[]): string {
  const parts = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${parts.join('')}</sheets></workbook>`
}
