import { parse, type Options } from 'csv-parse/sync'
import { AppError } from '../../../platform/app-error.ts'
import { MAX_CELLS, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS, type Table } from '../table/roster-table.ts'

const MAX_LINE_LENGTH = 64 * 1024
const endlessLine = new RegExp(`(?:^|[\\r\\n])[^\\r\\n]{${MAX_LINE_LENGTH}}`)

/** Text as Excel, WPS and editors save it: UTF-8 and UTF-16 with a mark or without, or the Chinese Windows encoding. */
export function decodeText(bytes: Uint8Array): string {
  for (const encoding of encodingsOf(bytes)) {
    const text = tryDecode(bytes, encoding)
    if (text !== undefined && isPlainText(text)) return text
  }
  throw new AppError('rosterUnreadable')
}

function encodingsOf(bytes: Uint8Array): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  if (!bytes.includes(0)) return ['utf-8', 'gb18030']
  // In any other encoding of a text no byte is zero. Of the two ends that one comes first on which more zeros stand.
  const zerosFirst = bytes.filter((byte, index) => byte === 0 && index % 2 === 0).length
  const zerosSecond = bytes.filter((byte, index) => byte === 0 && index % 2 === 1).length
  return zerosFirst > zerosSecond ? ['utf-16be'] : ['utf-16le']
}

function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Programs and pictures hold control characters; a web page, a PDF or a rich text is text, but no list. */
function isPlainText(text: string): boolean {
  return !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) && !/^\s*(<|%PDF|\{\\rtf)/.test(text)
}

/** The cells of a text whose lines are rows, with quotes and with whatever sign stands between its cells. */
export function readDelimited(text: string, delimiter = findDelimiter(text)): Table {
  if (endlessLine.test(text)) throw new AppError('rosterUnreadable')
  if (text.split(delimiter, MAX_CELLS + 1).length > MAX_CELLS) throw new AppError('rosterTooManyRows')
  const options = {
    delimiter,
    // Any of them ends a line: a file that was put together of several has more than one.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    to: MAX_SHEET_ROWS + 1,
    max_record_size: MAX_LINE_LENGTH,
  }
  const rows = tryParse(text, options) ?? tryParse(text.replaceAll('"', ''), options)
  if (!rows) throw new AppError('rosterUnreadable')
  if (rows.length > MAX_SHEET_ROWS) throw new AppError('rosterTooManyRows')
  return rows.map((row) => row.slice(0, MAX_SHEET_COLUMNS))
}

/** Fails at a quotation mark that is never closed, after which all of them are left out, and at an endless line. */
function tryParse(text: string, options: Options): Table | undefined {
  try {
    return parse(text, options)
  } catch {
    return undefined
  }
}

const delimiters = ['\t', ',', ';', '，'] as const
/** A cell in quotes, in which any sign may stand. */
const quotedCell = /(?<=^|[\t,;，])"(?:[^"]|"")*"/gm

/** The sign that stands in the most lines, and of several the one that stands there equally often: a remark may be full of others. */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 4_000)
    .replace(quotedCell, '')
    .split(/[\r\n]+/)
  const found = delimiters.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1).filter((count) => count > 0)
    const times = new Map<number, number>()
    for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
    return { sign, lines: counts.length, alike: Math.max(0, ...times.values()) }
  })
  return found.reduce((best, next) =>
    (next.lines - best.lines || next.alike - best.alike) > 0 ? next : best,
  ).sign
}
