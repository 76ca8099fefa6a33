import { crc32, deflateRawSync } from 'node:zlib'
import { storeZip } from './roster-zip.ts'

/** Workbooks written by hand, for what no spreadsheet program would write. */

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

export type WorkbookParts = {
  sheets: readonly string[]
  sharedStrings?: string
  styles?: string
  /** Numbers of the sheets that are hidden, from 1. */
  hidden?: readonly number[]
}

export function workbookFiles({
  sheets,
  sharedStrings,
  styles,
  hidden = [],
}: WorkbookParts): Record<string, string> {
  const each = (text: (number: number) => string) => sheets.map((_, i) => text(i + 1)).join('')
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${each(
      (n) =>
        `<sheet name="Sheet${n}" sheetId="${n}"${hidden.includes(n) ? ' state="hidden"' : ''} r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each(
      (n) =>
        `<Relationship Id="rId${n}" Type="${relationships}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    )}</Relationships>`,
    ...Object.fromEntries(sheets.map((xml, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml])),
    ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': sharedStrings }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
  }
}

export function workbook(parts: WorkbookParts): Uint8Array {
  const files = Object.entries(workbookFiles(parts))
  return storeZip(files.map(([name, text]) => ({ name, bytes: Buffer.from(text) })))
}

export function sheet(rows: string): string {
  return `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`
}

/** A cell of text; `at` is its address, as B2. */
export function textCell(at: string, text: string): string {
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
}

/** A compressed archive whose directory may lie about how large its files are. */
export function deflatedZip(files: Record<string, string | Buffer>, claimedSize?: number): Uint8Array {
  const entries = Object.entries(files)
  const stored = Buffer.from(storeZip(entries.map(([name]) => ({ name, bytes: Buffer.alloc(0) }))))
  const directoryStart = stored.readUInt32LE(stored.length - 6)
  const bodies = entries.map(([name, content]) => {
    const bytes = Buffer.from(content)
    const header = Buffer.from(stored.subarray(0, 30))
    header.writeUInt16LE(Buffer.byteLength(name), 26)
    return { bytes, packed: deflateRawSync(bytes), header: Buffer.concat([header, Buffer.from(name)]) }
  })
  const directory = Buffer.from(stored.subarray(directoryStart))
  let offset = 0
  let at = 0
  for (const { bytes, packed, header } of bodies) {
    directory.writeUInt16LE(8, at + 10)
    directory.writeUInt32LE(crc32(bytes), at + 16)
    directory.writeUInt32LE(packed.length, at + 20)
    directory.writeUInt32LE(claimedSize ?? bytes.length, at + 24)
    directory.writeUInt32LE(offset, at + 42)
    offset += header.length + packed.length
    at += 46 + header.length - 30
  }
  directory.writeUInt32LE(offset, at + 16)
  return Buffer.concat([...bodies.flatMap(({ header, packed }) => [header, packed]), directory])
}
