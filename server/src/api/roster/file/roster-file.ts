import { Worker } from 'node:worker_threads'
import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'
import { MAX_ROSTER_BYTES } from '@pinge/contract/values/limits.ts'
import type { TextTable } from '@pinge/contract/archives/table/table-file.ts'
import type { RosterTable } from '@pinge/contract/roster/roster.ts'
import { AppError } from '../../../platform/app-error.ts'

/** What the worker is given: a file to read as a roster, or as tables of anything. */
export type RosterFile = { bytes: Uint8Array; fileName: string; isRoster: boolean }

/** What the worker answers. */
export type RosterAnswer = { rosters: RosterTable[] } | { tables: TextTable[] } | { refusal: ErrorName }

/** What the worker says before its answer: it has begun to read. */
export const READING = 'reading'

/** For how long a worker may take until it reads, and then to read. */
export type RosterPatience = { beginsInMs: number; readsInMs: number }

// A busy machine takes long to begin, which is no fault of the file.
const PATIENCE: RosterPatience = { beginsInMs: 8_000, readsInMs: 5_000 }
const WORKER = new URL('./roster-worker.ts', import.meta.url)
const MAX_WORKERS = 2
const MAX_WAITING = 20
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

let working = 0
const waiting: (() => void)[] = []

/**
 * Reads an uploaded roster away from the event loop, in a worker that is ended when it takes too long or too much
 * memory. Nothing is written; every row carries what is wrong with it.
 */
export async function readRosterFile(
  bytes: Uint8Array,
  fileName: string,
  patience = PATIENCE,
  worker = WORKER,
): Promise<RosterTable[]> {
  const answer = await readFile({ bytes, fileName, isRoster: true }, patience, worker)
  return 'rosters' in answer ? answer.rosters : []
}

/** The same for a file of marks or measurements: its tables as text. */
export async function readTables(bytes: Uint8Array, fileName: string): Promise<TextTable[]> {
  try {
    const answer = await readFile({ bytes, fileName, isRoster: false }, PATIENCE, WORKER)
    return 'tables' in answer ? answer.tables : []
  } catch (error) {
    const refusal = error instanceof AppError ? tableRefusals[error.errorName] : undefined
    throw refusal ? new AppError(refusal, { cause: error }) : error
  }
}

/** The same refusals where the file is no roster. */
const tableRefusals: Partial<Record<ErrorName, ErrorName>> = {
  rosterTypeNotAccepted: 'tableTypeNotAccepted',
  rosterTooLarge: 'tableTooLarge',
  rosterUnreadable: 'tableUnreadable',
  rosterTooManyRows: 'tableTooManyRows',
  rosterEmpty: 'tableEmpty',
}

async function readFile(file: RosterFile, patience: RosterPatience, worker: URL): Promise<RosterAnswer> {
  const { bytes, fileName } = file
  if (!/\.(xlsx|csv)$/i.test(fileName)) throw new AppError('rosterTypeNotAccepted')
  if (bytes.length > MAX_ROSTER_BYTES) throw new AppError('rosterTooLarge')
  if (bytes.length === 0) throw new AppError('rosterEmpty')

  await takeTurn()
  try {
    const answer = await askWorker(file, patience, worker)
    if ('refusal' in answer) throw new AppError(answer.refusal)
    return answer
  } finally {
    working -= 1
    waiting.shift()?.()
  }
}

/** A few files at a time, so that a whole school importing at once does not take the machine's memory. */
async function takeTurn(): Promise<void> {
  if (working >= MAX_WORKERS) {
    if (waiting.length >= MAX_WAITING) throw new AppError('serviceBusy', { retryAfterSeconds: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  working += 1
}

function askWorker(
  file: RosterFile,
  { beginsInMs, readsInMs }: RosterPatience,
  program: URL,
): Promise<RosterAnswer> {
  return new Promise<RosterAnswer>((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: file,
      resourceLimits,
    })
    const end = () => void worker.terminate()
    let timer = setTimeout(end, beginsInMs)
    worker.on('message', (said: typeof READING | RosterAnswer) => {
      clearTimeout(timer)
      if (said === READING) {
        timer = setTimeout(end, readsInMs)
        return
      }
      resolve(said)
      end()
    })
    worker.once('error', (error: Error & { code?: string }) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isTooMuch ? new AppError('rosterUnreadable', { cause: error }) : error)
    })
    // An ended worker that has not answered ran out of its time; after an answer this changes nothing.
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new AppError('rosterUnreadable'))
    })
  })
}
