import { IN_FAILED_TRANSACTION, type Pipeline } from './pipeline.ts'
import type { Db } from '../schema.ts'

/** More than this in one commit would make the first of them wait for the last. */
const MAX_DEEDS_PER_COMMIT = 256

type Waiting = {
  key: string
  run: (trx: Db) => Promise<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
}

export type SharedTransactions = {
  write<T>(deed: (trx: Db) => Promise<T>, key: string): Promise<T>
  /** Answers when nothing is waiting or running any more. */
  idle(): Promise<void>
}

const nobody: ReadonlySet<Waiting> = new Set()

/**
 * Group commit on PostgreSQL: the deeds that arrive while others are committed share the next transaction. Those of
 * different keys go side by side, a statement of each in one packet; those of one key one after another. All are
 * answered after the one commit. When a deed fails, everything is taken back: the others share a new transaction, and
 * the one that failed is run in one of its own (`apart`), where it may fail for itself. When a statement failed for which
 * no deed had waited, all of them are.
 */
export function createSharedTransactions(
  pipeline: Pipeline,
  apart: (deed: (trx: Db) => Promise<unknown>) => Promise<unknown>,
): SharedTransactions {
  let waiting: Waiting[] = []
  let flushing: Promise<void> | undefined
  const running = new Set<Promise<void>>()

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_DEEDS_PER_COMMIT)
      waiting = waiting.slice(MAX_DEEDS_PER_COMMIT)
      await serve(group)
    }
    flushing = undefined
  }

  async function serve(group: readonly Waiting[]): Promise<void> {
    const failed = await commitTogether(group)
    if (failed.size === 0) return
    failed.forEach(runApart)
    const others = group.filter((deed) => !failed.has(deed))
    const failedAgain = others.length > 0 ? await commitTogether(others) : nobody
    if (failedAgain.size > 0) others.forEach(runApart)
  }

  /** Not waited for: one that waits for a row keeps nobody else waiting. */
  function runApart({ run, resolve, reject }: Waiting): void {
    const done = apart(run)
      .then(resolve, reject)
      .finally(() => running.delete(done))
    running.add(done)
  }

  /** Nobody, when each deed was answered; otherwise nothing is done, and these are why. */
  async function commitTogether(group: readonly Waiting[]): Promise<ReadonlySet<Waiting>> {
    try {
      await pipeline.open()
      // Nobody waits for the beginning: the first statements go out with it.
      const [begun, ran] = await Promise.allSettled([pipeline.run('begin'), runAll(group)])
      if (begun.status === 'rejected') throw begun.reason
      if (ran.status === 'rejected') throw ran.reason
      const { outcomes, failed } = ran.value
      if (failed.size > 0) {
        await pipeline.run('rollback')
        return failed
      }
      if (!(await commit())) return new Set(group)
      for (const tell of outcomes) tell()
    } catch (cause) {
      // The connection broke: before the commit nothing is done; in it nobody knows, and who asks again is told.
      for (const deed of group) deed.reject(cause)
    }
    return nobody
  }

  /** False when a statement that nobody waited for had failed: then nothing is done. */
  async function commit(): Promise<boolean> {
    try {
      const { command } = await pipeline.run('commit')
      // Otherwise PostgreSQL says that it has rolled back.
      return command === 'COMMIT'
    } catch (cause) {
      if (codeOf(cause) !== IN_FAILED_TRANSACTION) throw cause
      await pipeline.run('rollback')
      return false
    }
  }

  async function runAll(group: readonly Waiting[]) {
    const outcomes: (() => void)[] = []
    const failed = new Set<Waiting>()

    async function runInTurn(deeds: readonly Waiting[]): Promise<void> {
      for (const deed of deeds) {
        try {
          const value = await deed.run(pipeline.db)
          outcomes.push(() => deed.resolve(value))
        } catch (reason) {
          if (!pipeline.isOpen()) throw reason
          if (codeOf(reason) !== IN_FAILED_TRANSACTION) failed.add(deed)
          return
        }
        // What is left has to be done again anyhow.
        if (failed.size > 0) return
      }
    }

    const byKey = Map.groupBy(group, ({ key }) => key)
    // Every process takes the keys in one order, so that two of them seldom wait for each other.
    const inOrder = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const turns = await Promise.allSettled(inOrder.map(([, deeds]) => runInTurn(deeds)))
    for (const turn of turns) if (turn.status === 'rejected') throw turn.reason
    return { outcomes, failed }
  }

  return {
    write: <T>(deed: (trx: Db) => Promise<T>, key: string) =>
      new Promise<T>((resolve, reject) => {
        // The promise that is made here hands back exactly what this deed answers.
        waiting.push({ key, run: deed, resolve: (value) => resolve(value as T), reject })
        // With those that the same answers have led to; one that is alone waits for nobody.
        flushing ??= new Promise<void>((next) => process.nextTick(next)).then(flush)
      }),
    idle: async () => {
      while (flushing) await flushing
      await Promise.all(running)
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
