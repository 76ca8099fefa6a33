import type { TextTable } from '@pinge/contract/archives/table/table-file.ts'
import type { RosterTable } from '@pinge/contract/roster/roster.ts'
import { decodeText, readDelimited } from './roster-csv.ts'
import { cleanWords, withoutGuard } from '../table/clean-text.ts'
import { readRosterTables } from '../table/roster-rows.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { NamedTable } from '../table/roster-table.ts'
import { readWorkbook } from './roster-xlsx.ts'

/** Reads a roster by what the file is, which shows in its first bytes, whatever it is called. */
export async function readRosterBytes(bytes: Uint8Array, fileName: string): Promise<RosterTable[]> {
  return readRosterTables(await readCells(bytes), !isZip(bytes) && /\.xlsx$/i.test(fileName))
}

/** All tables of a file as they are, for sheets that find their own headings. */
export async function readTableBytes(bytes: Uint8Array): Promise<TextTable[]> {
  const tables = await readCells(bytes)
  const cleaned = tables.map(({ name, cells }) => ({ name, cells: cells.map((row) => row.map(cleanWords)) }))
  const filled = cleaned.filter(({ cells }) => cells.some((row) => row.some((cell) => cell !== '')))
  if (filled.length === 0) throw new AppError('rosterEmpty')
  return filled
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** A workbook with a password lies in a container of the old format, in which its stream has this name. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')
const oldContainer = [0xd0, 0xcf, 0x11, 0xe0]

function isLocked(bytes: Uint8Array): boolean {
  return oldContainer.every((byte, at) => bytes[at] === byte) && Buffer.from(bytes).includes(encryptedStream)
}

async function readCells(bytes: Uint8Array): Promise<NamedTable[]> {
  if (isLocked(bytes)) throw new AppError('workbookLocked')
  const tables = isZip(bytes)
    ? await readWorkbook(bytes)
    : [{ name: '', cells: readDelimited(decodeText(bytes)) }]
  return tables.map(({ name, cells }) => ({ name, cells: cells.map((row) => row.map(withoutGuard)) }))
}
