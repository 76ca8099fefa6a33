import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../../platform/app-error.ts'
import { readRosterBytes, readTableBytes } from './roster-bytes.ts'
import { READING, type RosterAnswer, type RosterFile } from './roster-file.ts'

/** A refusal crosses to the main thread by its name; any other failure is a bug and goes over as it is. */
async function answer({ bytes, fileName, isRoster }: RosterFile): Promise<RosterAnswer> {
  try {
    if (!isRoster) return { tables: await readTableBytes(bytes) }
    return { rosters: await readRosterBytes(bytes, fileName) }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.errorName }
    throw error
  }
}

parentPort?.postMessage(READING)
// Given by roster-file.ts alone.
parentPort?.postMessage(await answer(workerData as RosterFile))
