import type { RosterTable } from '@pinge/contract/roster/roster.ts'
import { decodeText, readDelimited } from './roster-csv.ts'
import { readRosterTables } from '../table/roster-rows.ts'
import { readWorkbook } from './roster-xlsx.ts'

/** Reads a roster by what the file is, which shows in its first bytes, whatever it is called. */
export async function readRosterBytes(bytes: Uint8Array, fileName: string): Promise<RosterTable[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return readRosterTables(await readWorkbook(bytes))
  const table = { name: '', cells: readDelimited(decodeText(bytes)) }
  return readRosterTables([table], /\.xlsx$/i.test(fileName))
}
