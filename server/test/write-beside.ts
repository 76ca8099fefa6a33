import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'
import type { Database } from '../src/platform/db/database.ts'
import type { Db } from '../src/platform/db/schema.ts'
import type { TestApp } from './app.ts'

/** Which write of a process stays open: by what it sees and what it answers. */
type IsLong = (trx: Db, answer: unknown) => boolean | Promise<boolean>

/**
 * What `second` is told that comes while another process is long in committing what it did in `first`. That one commits
 * when `second` waits for it or is answered. With one writer no other process is in the midst of a write: `first` is done.
 */
export async function writeBeside<T>(
  database: Database,
  first: (process: Database) => Promise<unknown>,
  second: () => Promise<T>,
  isLong: IsLong = () => true,
): Promise<T> {
  const reached = Promise.withResolvers<void>()
  let isAnswered = false
  const process: Database = {
    ...database,
    // Without a key: another process shares no transaction with this one.
    write: (run) =>
      database.write(async (trx) => {
        const answer = await run(trx)
        if (!(await isLong(trx, answer))) return answer
        reached.resolve()
        if (database.hasOneWriter) return answer
        const me = await processIdOf(trx)
        while (!isAnswered && !(await isWaitedFor(database.read, me))) await pass(5)
        return answer
      }),
  }
  const working = first(process)
  await Promise.race([reached.promise, working])
  const answer = second().finally(() => (isAnswered = true))
  const [told] = await Promise.allSettled([answer, working])
  if (told.status === 'rejected') throw told.reason
  await working
  return told.value
}

/** What the features are given beside the request, of one teacher. */
export function contextOf({ time }: TestApp, teacherId: string) {
  return { clock: () => time.now, newId: () => randomUUID(), randomBytes, teacherId, sessionId: '' }
}

async function processIdOf(trx: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  return rows[0]?.pid ?? 0
}

/** Whether a transaction of PostgreSQL waits for what that of this process holds. */
async function isWaitedFor(db: Db, processId: number): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where ${processId} = any (pg_blocking_pids(pid)) limit 1`.execute(db)
  return rows.length > 0
}
