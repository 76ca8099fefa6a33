import type { Database } from './database.ts'
import type { Db } from './schema.ts'

/** More than this in one commit would make the first of them wait for the last. */
const MAX_WRITES_PER_COMMIT = 256

export type QueuedWrite = {
  key: string | undefined
  run(trx: Db): Promise<unknown>
  resolve(value: unknown): void
  reject(reason: unknown): void
}

/** Runs the writes of a group, commits them, and answers each of them after that. It never fails itself. */
export type CommitGroup = (group: readonly QueuedWrite[]) => Promise<void>

export type WriteQueue = {
  write: Database['write']
  /** Resolves when no write is waiting or running any more. */
  idle(): Promise<void>
}

/**
 * Group commit: the writes that arrive while others are committed share the next commit. `nextTurn` waits for the
 * writes that arrive together with the first one of a group.
 */
export function createWriteQueue(commitGroup: CommitGroup, nextTurn: () => Promise<void>): WriteQueue {
  let waiting: QueuedWrite[] = []
  let flushing: Promise<void> | undefined

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      await nextTurn()
      const group = waiting.slice(0, MAX_WRITES_PER_COMMIT)
      waiting = waiting.slice(MAX_WRITES_PER_COMMIT)
      await commitGroup(group)
    }
    flushing = undefined
  }

  return {
    write: <T>(run: (trx: Db) => Promise<T>, key?: string) =>
      new Promise<T>((resolve, reject) => {
        // The promise that is made here resolves with exactly what this write answers.
        waiting.push({ key, run, resolve: (value) => resolve(value as T), reject })
        flushing ??= flush()
      }),
    idle: async () => {
      while (flushing) await flushing
    },
  }
}
