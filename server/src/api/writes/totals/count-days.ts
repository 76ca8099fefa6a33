import { addDays, startOfDate, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectGivenRows } from './given-rows.queries.ts'
import { noTotals } from './given-totals.ts'
import { addPacked, packRows, packTotals } from './packed-totals.ts'
import {
  deleteStoredTotals,
  holdCountedUntil,
  replaceStoredTotals,
  selectNextComment,
  selectStoredTotals,
  updateCountedUntil,
} from './stored-totals.queries.ts'

/** Few enough for one transaction that others wait for. */
const DAYS_AT_ONCE = 7

/**
 * Counts the next days of a class up to a midnight that has passed. Answers whether there may be more to count.
 */
export async function countNextDays(trx: Db, classId: string, until: number): Promise<boolean> {
  const counted = await holdCountedUntil(trx, classId)
  if (counted === undefined || counted >= until) return false
  const next = (await selectNextComment(trx, classId, counted)) ?? until
  const from = localDate(Math.min(next, until))
  const end = Math.min(until, startOfDate(addDays(from, DAYS_AT_ONCE)))
  if (next < until) {
    const days = { from, to: localDate(end - 1) }
    await storeDays(trx, classId, days)
    await storeMonths(trx, classId, new Set([monthOf(days.from), monthOf(days.to)]))
  }
  await updateCountedUntil(trx, classId, end)
  return end < until
}

async function storeDays(trx: Db, classId: string, days: Days): Promise<void> {
  const byDate = Map.groupBy(await selectGivenRows(trx, classId, days), ({ date }) => date)
  for (const [date, rows] of byDate) await replaceStoredTotals(trx, classId, date, packRows(rows))
}

/** Adds a month up again from its days, as far as they are counted. */
async function storeMonths(trx: Db, classId: string, months: Iterable<string>): Promise<void> {
  for (const month of months) {
    const days = await selectStoredTotals(trx, classId, {
      months: [],
      days: [{ from: `${month}-01`, to: `${month}-31` }],
    })
    const totals = noTotals()
    for (const day of days) addPacked(totals, day.totals)
    await replaceStoredTotals(trx, classId, month, days.length === 0 ? undefined : packTotals(totals))
  }
}

/**
 * Counts days again of which the ledger tells something else now: of comments given at these times, where their days are
 * counted already; of more than a few days, soon after. Every write that adds to the past, takes from it or removes it
 * says so here, in its transaction.
 */
export async function recountDays(
  trx: Db,
  classId: string,
  countedUntil: number,
  times: Iterable<number>,
): Promise<void> {
  const dates = new Set<string>()
  for (const at of times) if (at < countedUntil) dates.add(localDate(at))
  if (dates.size > DAYS_AT_ONCE) return uncountFrom(trx, classId, [...dates].toSorted()[0] ?? '')
  for (const date of dates) {
    const rows = await selectGivenRows(trx, classId, { from: date, to: date })
    await replaceStoredTotals(trx, classId, date, rows.length === 0 ? undefined : packRows(rows))
  }
  await storeMonths(trx, classId, new Set(Array.from(dates, monthOf)))
}

/** For who takes away a pupil's years in steps: of all from this moment on, where they are counted, soon after. */
export async function uncountSince(
  trx: Db,
  classId: string,
  countedUntil: number,
  at: number,
): Promise<void> {
  if (at < countedUntil) await uncountFrom(trx, classId, localDate(at))
}

/**
 * Forgets the totals of a day and of all after it: they are read from the ledger until they are counted again, a few days
 * in one transaction. A pupil's years, counted at once, would keep everybody waiting.
 */
async function uncountFrom(trx: Db, classId: string, date: string): Promise<void> {
  await deleteStoredTotals(trx, classId, date)
  await storeMonths(trx, classId, [monthOf(date)])
  await updateCountedUntil(trx, classId, startOfDate(date))
}
