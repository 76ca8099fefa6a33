import { once } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/**
 * Pages in the log that are not in the file yet: 32 MB. Fewer would copy the pages that every comment changes more often. The
 * writer itself would begin at `wal_autocheckpoint`, twice as many.
 */
const BEGUN_AT_PAGES = 8_000
/** Who writes much in steps waits for the copy of fewer, so that the log stays short: to cut one of 30 MB takes 20 ms. */
const SETTLED_PAGES = 1_000
/** So long others have the one thread for themselves between two steps. */
const STEP_PAUSE_MS = 4
/** What is written while it copies is copied by the next pass: soon there is a moment in which the log is in the file as a whole. */
const MAX_PASSES = 4
/** A thread takes some megabytes, and a school rests for most of a day. */
const REST_MS = 10_000

export type Checkpointer = {
  /** Begins when the log has become long. */
  afterCommit(): void
  /** Copies what is in the log now. */
  run(): Promise<void>
  /** After a step: lets others have their turn, and copies the log where it has become long. */
  settle(): Promise<void>
  close(): Promise<void>
}

/**
 * Copies the log into the file in a thread of its own. The writer would do it within some commit, and everybody would wait for the
 * copy of thousands of pages. Reads and writes go on meanwhile.
 */
export function createCheckpointer(file: string, raw: DatabaseSync): Checkpointer {
  // It copies nothing and tells how many pages there are.
  const look = raw.prepare('pragma wal_checkpoint(noop)')
  let worker: Worker | undefined
  let running: Promise<void> | undefined
  let rest: NodeJS.Timeout | undefined

  async function copyElsewhere(): Promise<void> {
    clearTimeout(rest)
    worker ??= startWorker()
    for (let passes = 0; passes < MAX_PASSES && pagesToCopy() > 0; passes += 1) {
      worker.postMessage('copy')
      await once(worker, 'message')
    }
    rest = globalThis.setTimeout(() => void stopWorker(), REST_MS).unref()
  }

  /** None where the log cannot be looked at: what is committed stays so, and the writer copies by itself as it always could. */
  function pagesToCopy(): number {
    try {
      const { log, checkpointed } = look.get() ?? {}
      return Number(log) - Number(checkpointed)
    } catch {
      return 0
    }
  }

  function startWorker(): Worker {
    const started = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), { workerData: file })
    started.unref()
    return started
  }

  async function stopWorker(): Promise<void> {
    clearTimeout(rest)
    const stopped = worker
    worker = undefined
    await stopped?.terminate()
  }

  function run(): Promise<void> {
    // Where the thread fails, the writer copies by itself as it always could.
    running ??= copyElsewhere()
      .catch(stopWorker)
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    run,
    settle: async () => {
      await setTimeout(STEP_PAUSE_MS)
      if (pagesToCopy() >= SETTLED_PAGES) await run()
    },
    afterCommit: () => {
      if (running === undefined && pagesToCopy() >= BEGUN_AT_PAGES) void run()
    },
    close: async () => {
      await running
      await stopWorker()
    },
  }
}
