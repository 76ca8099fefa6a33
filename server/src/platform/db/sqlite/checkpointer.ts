import { once } from 'node:events'
import type { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'

/** Pages in the log that are not in the file yet: 8 MB. The writer itself would begin at `wal_autocheckpoint`, four times as many. */
const BEGUN_AT_PAGES = 2_000
/** A log of so many pages is brought to its end, so that the next write begins it again from the front. */
const ENDED_AT_PAGES = 4_000
/** A thread takes some megabytes, and a school rests for most of a day. */
const REST_MS = 10_000

export type Checkpointer = {
  /** Begins when the log has become long. */
  afterCommit(): void
  /** Copies what is in the log now. */
  run(): Promise<void>
  close(): Promise<void>
}

/**
 * Copies the log into the file in a thread of its own. The writer would do it within some commit, and everybody would wait for the
 * copy of thousands of pages. Reads and writes go on meanwhile.
 */
export function createCheckpointer(file: string, raw: DatabaseSync): Checkpointer {
  // It copies nothing and tells how many pages there are.
  const look = raw.prepare('pragma wal_checkpoint(noop)')
  const copyHere = raw.prepare('pragma wal_checkpoint(passive)')
  let worker: Worker | undefined
  let running: Promise<void> | undefined
  let rest: NodeJS.Timeout | undefined

  async function copyElsewhere(): Promise<void> {
    clearTimeout(rest)
    worker ??= startWorker()
    worker.postMessage('copy')
    await once(worker, 'message')
    const { log } = pagesOf(look.get())
    // What was written meanwhile is little.
    if (log >= ENDED_AT_PAGES) copyHere.get()
    rest = setTimeout(() => void stopWorker(), REST_MS).unref()
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
    afterCommit: () => {
      if (running) return
      const { log, checkpointed } = pagesOf(look.get())
      if (log - checkpointed >= BEGUN_AT_PAGES) void run()
    },
    close: async () => {
      await running
      await stopWorker()
    },
  }
}

function pagesOf(row: Record<string, unknown> | undefined): { log: number; checkpointed: number } {
  return { log: Number(row?.['log']), checkpointed: Number(row?.['checkpointed']) }
}
