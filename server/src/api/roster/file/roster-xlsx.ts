import { DAY_MS } from '@pinge/contract/values/durations.ts'
import readXlsxFile from 'read-excel-file/universal'
import { AppError } from '../../../platform/app-error.ts'
import { cleanText } from '../table/clean-text.ts'
import { dayText } from '../table/roster-cells.ts'
import { MAX_CELLS, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, type NamedTable } from '../table/roster-table.ts'
import { withZeros } from './roster-xlsx-zeros.ts'
import { readZip, storeZip, type ZipEntry } from './roster-zip.ts'

/** The parts of a workbook that hold cells; pictures, macros and printer settings are never unpacked. */
const wantedPart = /^xl\/((_rels|worksheets)\/)?[^/]+\.xml(\.rels)?$/

/** The last row that a spreadsheet has. */
const LAST_ROW = 1_048_576
const MAX_TAG_LENGTH = 500
/** What lies before it is a time of day: spreadsheets count days from 1900 on. */
const FIRST_YEAR = 1901

const DAYS_FROM_1900_TO_1904 = 1_462

/** A sheet that is one chart has no cells, which the library's own type does not say. */
type ReadSheet = { sheet: string; data?: unknown[][] }

/** The sheets of an .xlsx file that are shown, in their order, each as rows of text. */
export async function readWorkbook(bytes: Uint8Array): Promise<NamedTable[]> {
  const parts = readZip(bytes, (name) => wantedPart.test(name))
  for (const part of parts) refuseHostileXml(part.bytes.toString('utf8'))
  try {
    const { is1904, plain } = sayDateSystem(parts)
    const sheets: ReadSheet[] = await readXlsxFile(storeZip(withZeros(plain)).buffer)
    const plainCell = (value: unknown) => cellText(is1904 ? timeOf1900(value) : value)
    const hidden = hiddenSheets(parts)
    return sheets.flatMap(({ sheet, data }, at) =>
      data && !hidden.has(at)
        ? [{ name: cleanText(sheet), cells: data.map((row) => row.map(plainCell)) }]
        : [],
    )
  } catch (cause) {
    // Whatever the library finds wrong, with words of its own for each case, the file cannot be read.
    throw new AppError('rosterUnreadable', { cause })
  }
}

/**
 * Refuses at once what would cost the reader much: definitions of entities, which no workbook has, and rows and cells
 * that are too many or so far out that the empty ones before them would fill the memory. Every pattern takes time in
 * step with the length of the text. The worker's limits stand behind this.
 */
function refuseHostileXml(xml: string): void {
  const isTagOpenInTag = /<[^<>]*</.test(xml)
  if (isTagOpenInTag || /<!(DOCTYPE|ENTITY)/i.test(xml)) throw new AppError('rosterUnreadable')

  const counts = { row: 0, c: 0 }
  const reach = { row: 0, column: 0 }
  for (const [, tag = '', attributes = ''] of xml.matchAll(/<(?:\w{1,20}:)?(row|c)(\s[^<>]*|\/|)>/g)) {
    counts[tag === 'row' ? 'row' : 'c'] += 1
    if (counts.row > MAX_SHEET_ROWS || counts.c > MAX_CELLS) throw new AppError('rosterTooManyRows')
    if (attributes.length > MAX_TAG_LENGTH || attributes.includes('&')) throw new AppError('rosterUnreadable')

    const [, column = '', row = '0'] = /\sr=["']([A-Z]*)(\d+)["']/.exec(attributes) ?? []
    // A row, or a cell that only has a style, is common and harmless however far out it stands.
    const isFilled = tag === 'c' && !attributes.endsWith('/')
    if (Number(row) > (isFilled ? MAX_SHEET_ROWS : LAST_ROW)) throw new AppError('rosterTooManyRows')
    if (!isFilled) continue
    reach.row = Math.max(reach.row, Number(row))
    reach.column = Math.max(reach.column, columnNumber(column))
    if (reach.column > MAX_SHEET_COLUMNS) throw new AppError('rosterUnreadable')
    if (reach.row * reach.column > MAX_CELLS) throw new AppError('rosterTooManyRows')
  }
}

/**
 * The places of the sheets that a spreadsheet does not show, such as those of an earlier term or of a form's lists to choose
 * from: what a teacher does not see is not what they mean.
 */
function hiddenSheets(parts: readonly ZipEntry[]): ReadonlySet<number> {
  const workbook = parts.find(({ name }) => name === 'xl/workbook.xml')?.bytes.toString('utf8') ?? ''
  const sheets = [...workbook.matchAll(/<(?:\w{1,20}:)?sheet(\s[^<>]*)>/g)]
  return new Set(
    sheets.flatMap(([, attributes = ''], at) =>
      /\sstate=["'](?:hidden|veryHidden)["']/.test(attributes) ? [at] : [],
    ),
  )
}

/** Whether days are counted from 1904 on, which LibreOffice says by a word and the library reads as a number alone. */
function sayDateSystem(parts: readonly ZipEntry[]): { is1904: boolean; plain: ZipEntry[] } {
  let is1904 = false
  const plain = parts.map((part) => {
    if (part.name !== 'xl/workbook.xml') return part
    const said = /(<(?:\w{1,20}:)?workbookPr\s(?:[^<>]*\s)?date1904=)["'](?:1|true)["']/
    const text = part.bytes.toString('utf8')
    is1904 = said.test(text)
    return is1904 ? { ...part, bytes: Buffer.from(text.replace(said, '$1"1"')) } : part
  })
  return { is1904, plain }
}

/** A time of day lies on the first day of its count, by which it is known. */
function timeOf1900(value: unknown): unknown {
  const isTime = value instanceof Date && value.getUTCFullYear() <= 1904
  return isTime ? new Date(value.getTime() - DAYS_FROM_1900_TO_1904 * DAY_MS) : value
}

function columnNumber(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.getUTCFullYear() < FIRST_YEAR ? timeText(value) : dayText(value)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? value : ''
}

/** What a formula adds up in binary may miss its tenths by a hair; of a number of a school or a phone each digit counts. */
function numberText(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(12)))
}

const TENTHS_OF_MINUTE = 600

/** 1:36 where hours and minutes say all, else 0:01:36.5: what took no hour was told in minutes and seconds. */
function timeText(time: Date): string {
  const hours = time.getUTCHours()
  // A spreadsheet keeps a part of a day, which may miss its tenths of a second by a hair.
  const tenths = Math.round(
    (time.getUTCMinutes() * 60 + time.getUTCSeconds()) * 10 + time.getUTCMilliseconds() / 100,
  )
  const minutes = padded(Math.floor(tenths / TENTHS_OF_MINUTE))
  const rest = tenths % TENTHS_OF_MINUTE
  if (hours > 0 && rest === 0) return `${hours}:${minutes}`
  return `${hours}:${minutes}:${padded(Math.floor(rest / 10))}${rest % 10 > 0 ? `.${rest % 10}` : ''}`
}

function padded(part: number): string {
  return String(part).padStart(2, '0')
}
