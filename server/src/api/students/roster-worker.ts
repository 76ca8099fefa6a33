import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import { decodeText, readDelimited } from './roster-csv.ts'
import type { RosterAnswer } from './roster-file.ts'
import { readTables } from './roster-rows.ts'
import type { Table } from './roster-table.ts'
import { readWorkbook } from './roster-xlsx.ts'

/** What a file is shows in its first bytes, whatever it is called. */
async function readFile(bytes: Uint8Array): Promise<Table[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return isZip ? readWorkbook(bytes) : [readDelimited(decodeText(bytes))]
}

async function answer(): Promise<RosterAnswer> {
  try {
    return { rows: readTables(await readFile(z.parse(z.instanceof(Uint8Array), workerData))) }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.errorName }
    throw error
  }
}

parentPort?.postMessage(await answer())
