import type { DatabaseSync } from 'node:sqlite'
import type { Db } from './schema.ts'

/** More than this in one commit would make the first of them wait for the last. */
const MAX_DEEDS_PER_COMMIT = 256

type Waiting = {
  run: (trx: Db) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

export type GroupCommit = {
  write<T>(deed: (trx: Db) => Promise<T>): Promise<T>
  /** Answers when nothing is waiting or running any more. */
  idle(): Promise<void>
}

/**
 * Gathers the writes that arrive in one turn of the event loop into one durable commit: each in its own savepoint,
 * all answered after the one fsync. A deed that throws takes back its own savepoint and nobody else's.
 */
export function createGroupCommit(raw: DatabaseSync, db: Db): GroupCommit {
  const begin = raw.prepare('begin immediate')
  const commit = raw.prepare('commit')
  const savepoint = raw.prepare('savepoint deed')
  const release = raw.prepare('release deed')
  const rollbackTo = raw.prepare('rollback to deed')
  let waiting: Waiting[] = []
  let flushing: Promise<void> | undefined

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_DEEDS_PER_COMMIT)
      waiting = waiting.slice(MAX_DEEDS_PER_COMMIT)
      await commitGroup(group)
    }
    flushing = undefined
  }

  async function commitGroup(group: Waiting[]): Promise<void> {
    const answers: (() => void)[] = []
    try {
      begin.run()
      for (const deed of group) answers.push(await runDeed(deed))
      commit.run()
    } catch (cause) {
      if (raw.isTransaction) raw.exec('rollback')
      for (const deed of group) deed.reject(cause)
      return
    }
    for (const answer of answers) answer()
  }

  /** Runs one deed; what it answers is told only after the commit. */
  async function runDeed(deed: Waiting): Promise<() => void> {
    savepoint.run()
    try {
      const value = await deed.run(db)
      release.run()
      return () => deed.resolve(value)
    } catch (reason) {
      // A full disk ends the whole transaction by itself; then there is no savepoint left, and the group fails.
      if (!raw.isTransaction) throw reason
      rollbackTo.run()
      release.run()
      return () => deed.reject(reason)
    }
  }

  return {
    write: <T>(deed: (trx: Db) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        // The promise that is made here hands back exactly what this deed answers.
        waiting.push({ run: deed, resolve: (value) => resolve(value as T), reject })
        flushing ??= new Promise((next) => setImmediate(next)).then(flush)
      }),
    idle: async () => {
      while (flushing) await flushing
    },
  }
}
