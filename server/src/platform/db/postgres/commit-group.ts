import type { CommitGroup, QueuedWrite } from '../write-queue.ts'
import type { PipelinedConnection } from './pipelined-connection.ts'
import { errorCode, IN_FAILED_TRANSACTION } from './error-codes.ts'
import type { Db } from '../schema.ts'

export type GroupCommitter = {
  commitGroup: CommitGroup
  /** Resolves when nothing is run apart any more. */
  idle(): Promise<void>
}

type RunApart = (run: (trx: Db) => Promise<unknown>) => Promise<unknown>

/** The writes that failed. Where there are none, each write of the group was answered; otherwise nothing is done. */
type Failed = ReadonlySet<QueuedWrite>

const none: Failed = new Set()

/**
 * Runs the writes of a group in one transaction: those of different keys side by side, a statement of each in one packet,
 * and those of one key one after another. All are answered after the one commit. When a write fails, everything is taken
 * back: the others share a new transaction, and `apart` runs the failed one in a transaction of its own, where it may fail
 * for itself. When a statement fails that no write had waited for, all of them are run apart.
 */
export function createGroupCommitter(connection: PipelinedConnection, apart: RunApart): GroupCommitter {
  const running = new Set<Promise<void>>()

  async function commitGroup(group: readonly QueuedWrite[]): Promise<void> {
    const failed = await commitTogether(connection, group)
    if (failed.size === 0) return
    failed.forEach(runApart)
    const others = group.filter((write) => !failed.has(write))
    const failedAgain = others.length > 0 ? await commitTogether(connection, others) : none
    if (failedAgain.size > 0) others.forEach(runApart)
  }

  /** Not waited for: a write that waits for a row keeps no other write waiting. */
  function runApart({ run, resolve, reject }: QueuedWrite): void {
    const done = apart(run)
      .then(resolve, reject)
      .finally(() => running.delete(done))
    running.add(done)
  }

  return { commitGroup, idle: async () => void (await Promise.all(running)) }
}

async function commitTogether(
  connection: PipelinedConnection,
  group: readonly QueuedWrite[],
): Promise<Failed> {
  try {
    await connection.open()
    // Nothing waits for the beginning: the first statements go out with it.
    const [begun, ran] = await Promise.allSettled([connection.run('begin'), runAll(connection, group)])
    if (begun.status === 'rejected') throw begun.reason
    if (ran.status === 'rejected') throw ran.reason
    const { answers, failed } = ran.value
    if (failed.size > 0) {
      await connection.run('rollback')
      return failed
    }
    if (!(await commit(connection))) return new Set(group)
    for (const answer of answers) answer()
  } catch (cause) {
    // The connection broke: before the commit nothing is done. During it the outcome is unknown, and a repeat is told.
    for (const write of group) write.reject(cause)
  }
  return none
}

/** False when a statement that was not waited for had failed: then nothing is done. */
async function commit(connection: PipelinedConnection): Promise<boolean> {
  try {
    const { command } = await connection.run('commit')
    // Otherwise PostgreSQL says that it has rolled back.
    return command === 'COMMIT'
  } catch (cause) {
    if (errorCode(cause) !== IN_FAILED_TRANSACTION) throw cause
    await connection.run('rollback')
    return false
  }
}

async function runAll(connection: PipelinedConnection, group: readonly QueuedWrite[]) {
  const answers: (() => void)[] = []
  const failed = new Set<QueuedWrite>()

  async function runInTurn(writes: readonly QueuedWrite[]): Promise<void> {
    for (const write of writes) {
      try {
        const value = await write.run(connection.db)
        answers.push(() => write.resolve(value))
      } catch (reason) {
        if (!connection.isOpen()) throw reason
        if (errorCode(reason) !== IN_FAILED_TRANSACTION) failed.add(write)
        return
      }
      // What is left has to be run again anyhow.
      if (failed.size > 0) return
    }
  }

  const byKey = Map.groupBy(group, ({ key = '' }) => key)
  // Every process takes the keys in one order, so that two of them seldom wait for each other.
  const inOrder = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const turns = await Promise.allSettled(inOrder.map(([, writes]) => runInTurn(writes)))
  for (const turn of turns) if (turn.status === 'rejected') throw turn.reason
  return { answers, failed }
}
