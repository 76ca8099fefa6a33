import { parentPort, workerData } from 'node:worker_threads'
import { AppError } from '../../platform/app-error.ts'
import { readRosterBytes } from './roster-bytes.ts'
import type { RosterAnswer } from './roster-file.ts'

/** A refusal crosses to the main thread by its name; any other failure is a bug and goes over as it is. */
async function answer(bytes: unknown): Promise<RosterAnswer> {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('The worker is given the bytes of a file')
  try {
    return { rows: await readRosterBytes(bytes) }
  } catch (error) {
    if (error instanceof AppError) return { refusal: error.errorName }
    throw error
  }
}

parentPort?.postMessage(await answer(workerData))
