import type { Db } from '../schema.ts'
import type { SqliteConnection } from './connection.ts'

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

/** What a deed came to, to be told when the commit is on disk. */
type Outcome = () => void

/**
 * Gathers the writes that arrive in one turn of the event loop into one durable commit, all answered after the one
 * fsync. A deed that throws takes back what it did itself and nobody else's.
 */
export function createGroupCommit(
  { raw, db, writesBegun }: SqliteConnection,
  onCommit: () => void = () => undefined,
): GroupCommit {
  const begin = raw.prepare('begin immediate')
  const commit = raw.prepare('commit')
  const rollback = raw.prepare('rollback')
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
      // Whoever writes one deed after another is back already, and would keep everybody else from having a turn.
      if (waiting.length > 0) await new Promise((next) => setImmediate(next))
    }
    flushing = undefined
  }

  async function commitGroup(group: Waiting[]): Promise<void> {
    let outcomes: Outcome[] | undefined
    try {
      begin.run()
      outcomes = await runTogether(group)
      if (!outcomes) {
        rollback.run()
        begin.run()
        outcomes = await runApart(group)
      }
      commit.run()
    } catch (cause) {
      if (raw.isTransaction) rollback.run()
      for (const deed of group) deed.reject(cause)
      return
    }
    onCommit()
    for (const tell of outcomes) tell()
  }

  /** The usual case, without savepoints. Undefined when a deed failed that had written: nothing may stay as it is. */
  async function runTogether(group: Waiting[]): Promise<Outcome[] | undefined> {
    const outcomes: Outcome[] = []
    for (const deed of group) {
      const before = writesBegun()
      try {
        const value = await deed.run(db)
        outcomes.push(() => deed.resolve(value))
      } catch (reason) {
        endWithTransaction(reason)
        if (writesBegun() !== before) return undefined
        outcomes.push(() => deed.reject(reason))
      }
    }
    return outcomes
  }

  /** Each deed in a savepoint of its own. */
  async function runApart(group: Waiting[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    for (const deed of group) {
      savepoint.run()
      try {
        const value = await deed.run(db)
        release.run()
        outcomes.push(() => deed.resolve(value))
      } catch (reason) {
        endWithTransaction(reason)
        rollbackTo.run()
        release.run()
        outcomes.push(() => deed.reject(reason))
      }
    }
    return outcomes
  }

  /** A full disk ends the whole transaction by itself, and with it the group. */
  function endWithTransaction(reason: unknown): void {
    if (!raw.isTransaction) throw reason
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
