import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectGivenRows } from './given-rows.queries.ts'
import { addRow, noTotals, type Days, type GivenTotals } from './given-totals.ts'
import { addPacked } from './packed-totals.ts'
import { splitDays } from './split-days.ts'
import { selectCountedUntil, selectStoredTotals } from './stored-totals.queries.ts'

/**
 * The one reader of what a class was given in some days: from the totals of days and months that are over, and from the
 * ledger for those that are not.
 */
export async function readTotals(db: Db, classId: string, { from, to }: Days): Promise<GivenTotals> {
  const totals = noTotals()
  // First of all: a day that is counted from now on is read from the ledger all the same.
  const countedUntil = localDate(await selectCountedUntil(db, classId))
  const lastCounted = addDays(countedUntil, -1)
  if (from <= lastCounted) {
    const counted = splitDays({ from, to: to < lastCounted ? to : lastCounted })
    for (const text of await selectStoredTotals(db, classId, counted)) addPacked(totals, text)
  }
  if (to >= countedUntil) {
    const open = { from: from > countedUntil ? from : countedUntil, to }
    for (const row of await selectGivenRows(db, classId, open)) addRow(totals, row)
  }
  return totals
}

/** The same of one pupil, whose rows of the ledger are few. */
export async function readTotalsOfStudent(
  db: Db,
  classId: string,
  studentId: string,
  days: Days,
): Promise<GivenTotals> {
  const totals = noTotals()
  for (const row of await selectGivenRows(db, classId, days, studentId)) addRow(totals, row)
  return totals
}
