import type { RosterRow } from '@pinge/contract/students.ts'
import { decodeText, readDelimited } from './roster-csv.ts'
import { readTables } from './roster-rows.ts'
import { readWorkbook } from './roster-xlsx.ts'

/** Reads a roster by what the file is, which shows in its first bytes, whatever it is called. */
export async function readRosterBytes(bytes: Uint8Array): Promise<RosterRow[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return readTables(isZip ? await readWorkbook(bytes) : [readDelimited(decodeText(bytes))])
}
