import type { CommitGroup, QueuedWrite } from '../write-queue.ts'
import type { SqliteConnection } from './connection.ts'

/** Answers one write, once the commit is on disk. */
type Answer = () => void

/**
 * All writes of a group in one transaction and one durable commit. A write that throws takes back what it did itself and
 * nothing else.
 */
export function createGroupCommitter(
  { raw, db, writesBegun }: SqliteConnection,
  onCommit: () => void = () => undefined,
): CommitGroup {
  const begin = raw.prepare('begin immediate')
  const commit = raw.prepare('commit')
  const rollback = raw.prepare('rollback')
  const savepoint = raw.prepare('savepoint write')
  const release = raw.prepare('release write')
  const rollbackTo = raw.prepare('rollback to write')

  /** The usual case, without savepoints. Undefined when a write failed that had changed something. */
  async function runTogether(group: readonly QueuedWrite[]): Promise<Answer[] | undefined> {
    const answers: Answer[] = []
    for (const write of group) {
      const before = writesBegun()
      try {
        const value = await write.run(db)
        answers.push(() => write.resolve(value))
      } catch (reason) {
        endWithTransaction(reason)
        if (writesBegun() !== before) return undefined
        answers.push(() => write.reject(reason))
      }
    }
    return answers
  }

  /** Each write in a savepoint of its own. */
  async function runApart(group: readonly QueuedWrite[]): Promise<Answer[]> {
    const answers: Answer[] = []
    for (const write of group) {
      savepoint.run()
      try {
        const value = await write.run(db)
        release.run()
        answers.push(() => write.resolve(value))
      } catch (reason) {
        endWithTransaction(reason)
        rollbackTo.run()
        release.run()
        answers.push(() => write.reject(reason))
      }
    }
    return answers
  }

  /** A full disk ends the whole transaction by itself, and with it the group. */
  function endWithTransaction(reason: unknown): void {
    if (!raw.isTransaction) throw reason
  }

  return async (group) => {
    let answers: Answer[] | undefined
    try {
      begin.run()
      answers = await runTogether(group)
      if (!answers) {
        rollback.run()
        begin.run()
        answers = await runApart(group)
      }
      commit.run()
    } catch (cause) {
      if (raw.isTransaction) rollback.run()
      for (const write of group) write.reject(cause)
      return
    }
    onCommit()
    for (const answer of answers) answer()
  }
}
