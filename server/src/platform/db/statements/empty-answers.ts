import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import type { Db } from '../schema.ts'

/** A network that was away for longer is no reason to keep names. */
export const KEPT_ANSWER_MS = 30 * DAY_MS
const REQUESTS_AT_ONCE = 500
/** They tell nothing, and stay what a repeat is answered. */
const TELLING_NOTHING = ['', 'null']

/**
 * Empties what old writes were answered: it holds names of classes and pupils. The hash stays, so that a repeat still
 * writes nothing. Answers how many.
 */
export async function emptyOldAnswers({ read, write }: Database, clock: Clock): Promise<number> {
  const until = clock() - KEPT_ANSWER_MS
  let emptied = 0
  let after = ''
  for (;;) {
    const page = await selectPage(read, after)
    const last = page.at(-1)
    if (last === undefined) return emptied
    const ids = page.filter(({ createdAt }) => createdAt < until).map(({ requestId }) => requestId)
    if (ids.length > 0 && (await holdsAnswers(read, ids, until)))
      emptied += await write((trx) => emptyAnswers(trx, ids, until))
    after = last.requestId
    // Reads of SQLite answer at once: others have their turn between two pages.
    await setImmediate()
  }
}

/** By the key, so that no index of answers makes each write dearer. Two teachers with one id are of one page. */
async function selectPage(db: Db, after: string): Promise<{ requestId: string; createdAt: number }[]> {
  return db
    .selectFrom('requests')
    .select('requestId')
    .select((eb) => eb.fn.min('createdAt').as('createdAt'))
    .where('requestId', '>', after)
    .groupBy('requestId')
    .orderBy('requestId')
    .limit(REQUESTS_AT_ONCE)
    .execute()
}

async function holdsAnswers(db: Db, ids: readonly string[], until: number): Promise<boolean> {
  const row = await db
    .selectFrom('requests')
    .select('requestId')
    .where('requestId', 'in', ids)
    .where('createdAt', '<', until)
    .where('answer', 'not in', TELLING_NOTHING)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function emptyAnswers(trx: Db, ids: readonly string[], until: number): Promise<number> {
  const rows = await trx
    .updateTable('requests')
    .set({ answer: '' })
    .where('requestId', 'in', ids)
    .where('createdAt', '<', until)
    .where('answer', 'not in', TELLING_NOTHING)
    .returning('requestId')
    .execute()
  return rows.length
}
