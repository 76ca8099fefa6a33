import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { releaseEmptyPhotos } from '../confirmed-files.ts'
import { forgetEmptyBatches } from '../forget-empty-batches.ts'
import { forgetRemarkEdits } from '../students/student-row.queries.ts'
import { uncountSince } from '../totals/count-days.ts'
import { selectCountedUntil } from '../totals/stored-totals.queries.ts'
import { inSteps, ROWS_AT_ONCE, rowsOfPupils } from './rows-in-steps.ts'
import * as queries from './some-rows.queries.ts'

/** Rows of one pupil stand each on pages of its own; what a class got at once stands together. */
const ROWS_OF_ONE_AT_ONCE = 16
const READ_AT_ONCE = 5 * ROWS_AT_ONCE
const MONTH_MS = 30 * DAY_MS
/** Each with its pictures. */
const BATCHES_AT_ONCE = 10

type Pupils = { classId: string; ids: readonly string[] }

/**
 * Deletes what belongs to pupils of a class in many short transactions, the oldest comments first, and leaves the pupils
 * for the caller's last one. The class is held meanwhile. Pictures that no pupil is in any more are let go as if at `unusedSince`.
 */
export async function deleteRowsOfPupils(
  database: Pick<Database, 'read' | 'write' | 'settle'>,
  { classId, ids }: Pupils,
  unusedSince: number,
): Promise<void> {
  await deleteComments(database, { classId, ids })
  for (const { column, ...rows } of rowsOfPupils)
    await inSteps(database, (trx) => queries.deleteSome(trx, rows, { column, ids }, ROWS_AT_ONCE))
  for (const forget of [
    (trx: Db) => releaseEmptyPhotos(trx, unusedSince, classId, ROWS_AT_ONCE),
    (trx: Db) => forgetRemarkEdits(trx, classId, ROWS_AT_ONCE),
    (trx: Db) => forgetEmptyBatches(trx, unusedSince, classId, BATCHES_AT_ONCE),
  ])
    await inSteps(database, forget)
}

async function deleteComments(
  database: Pick<Database, 'read' | 'write' | 'settle'>,
  { classId, ids }: Pupils,
): Promise<void> {
  const atOnce = Math.min(ROWS_AT_ONCE, ids.length * ROWS_OF_ONE_AT_ONCE)
  let isFirst = true
  for await (const step of commentsInSteps(database.read, { classId, ids }, atOnce)) {
    const [oldest] = step
    if (!oldest) continue
    if (isFirst) await uncountInSteps(database, classId, oldest.createdAt)
    isFirst = false
    await database.write(async (trx) => {
      await queries.deleteLedgerRows(
        trx,
        step.map(({ id }) => id),
      )
      await uncountSince(trx, classId, await selectCountedUntil(trx, classId), oldest.createdAt)
    })
    await database.settle()
  }
}

/** The comments of these pupils, so many at once, the oldest first. */
async function* commentsInSteps(
  read: Db,
  { classId, ids }: Pupils,
  atOnce: number,
): AsyncGenerator<queries.LedgerRow[]> {
  const [studentId = ''] = ids
  const pages =
    ids.length > 1 ? pagesOfClass(read, classId, ids) : [queries.selectLedgerRows(read, classId, studentId)]
  for await (const rows of pages)
    for (let first = 0; first < rows.length; first += atOnce) yield rows.slice(first, first + atOnce)
}

/** Of several pupils they are picked from those of the class: what a class got at once stands together. */
async function* pagesOfClass(
  read: Db,
  classId: string,
  ids: readonly string[],
): AsyncGenerator<queries.LedgerRow[]> {
  const going = new Set<string | null>(ids)
  let after: queries.LedgerRow | undefined = { id: '', createdAt: 0 }
  while (after) {
    const page: Awaited<ReturnType<typeof queries.selectLedgerPage>> = await queries.selectLedgerPage(
      read,
      classId,
      after,
      READ_AT_ONCE,
    )
    yield page.filter(({ studentId }) => going.has(studentId))
    after = page.at(-1)
    // Reads of SQLite answer at once: others have their turn between two pages.
    await setImmediate()
  }
}

/** The totals of these years go a month at a time, the latest first: what is left stays true. */
async function uncountInSteps(
  { read, write, settle }: Pick<Database, 'read' | 'write' | 'settle'>,
  classId: string,
  from: number,
): Promise<void> {
  for (;;) {
    if ((await selectCountedUntil(read, classId)) <= from) return
    await write(async (trx) => {
      const countedUntil = await selectCountedUntil(trx, classId)
      await uncountSince(trx, classId, countedUntil, Math.max(from, countedUntil - MONTH_MS))
    })
    await settle()
  }
}

/** Whether one transaction could take them with all that is theirs and keep no other write waiting. */
export async function areFewRows(read: Db, ids: readonly string[]): Promise<boolean> {
  const comments = { table: 'ledger', key: ['id'], column: 'studentId' } as const
  let count = 0
  for (const { column, ...rows } of [comments, ...rowsOfPupils]) {
    count += await queries.countUpTo(read, rows, { column, ids }, ROWS_AT_ONCE + 1)
    if (count > ROWS_AT_ONCE) return false
  }
  return true
}
