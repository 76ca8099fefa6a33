import { addDays, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { lastOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectGivenRows } from './given-rows.queries.ts'
import { addRow, noTotals, type GivenRow, type GivenTotals } from './given-totals.ts'
import { addPacked, takePacked } from './packed-totals.ts'
import { splitDays } from './split-days.ts'
import { selectCountedUntil, selectStoredTotals } from './stored-totals.queries.ts'

/**
 * The one reader of what a class was given in some days: from the totals of days and months that are over, and from the
 * ledger for those that are not.
 */
export async function readTotals(db: Db, classId: string, days: Days): Promise<GivenTotals> {
  for (;;) {
    // First of all: a day that is counted from now on is read from the ledger all the same.
    const countedUntil = await selectCountedUntil(db, classId)
    const countedDate = localDate(countedUntil)
    const [totals, rows] = await Promise.all([
      readCounted(db, classId, days, countedDate),
      readOpen(db, classId, days, countedDate),
    ])
    // Totals that were forgotten meanwhile, with a pupil who was erased, are missing in what was read.
    if ((await selectCountedUntil(db, classId)) < countedUntil) continue
    for (const row of rows) addRow(totals, row)
    return totals
  }
}

async function readCounted(
  db: Db,
  classId: string,
  { from, to }: Days,
  countedUntil: string,
): Promise<GivenTotals> {
  const lastCounted = addDays(countedUntil, -1)
  if (from > lastCounted) return noTotals()
  if (to >= lastCounted) {
    // The month of the last counted day holds it and nothing later, unless a day was counted right now.
    const totals = await addUp(db, classId, { from, to: lastOfMonth(monthOf(lastCounted)) })
    if ([...totals.days.keys()].every((date) => date <= lastCounted)) return totals
  }
  return addUp(db, classId, { from, to: to < lastCounted ? to : lastCounted })
}

async function addUp(db: Db, classId: string, days: Days): Promise<GivenTotals> {
  const { months, days: single, surplus } = splitDays(days)
  const stored = await selectStoredTotals(db, classId, {
    months,
    days: surplus ? [...single, surplus] : single,
  })
  const isSurplus = ({ period }: { period: string }) =>
    surplus !== undefined && period >= surplus.from && period <= surplus.to
  const totals = noTotals()
  for (const row of stored) if (!isSurplus(row)) addPacked(totals, row.totals)
  // After all that follows them, which tells what came last.
  for (const row of stored) if (isSurplus(row)) takePacked(totals, row.totals)
  return totals
}

async function readOpen(
  db: Db,
  classId: string,
  { from, to }: Days,
  countedUntil: string,
): Promise<GivenRow[]> {
  if (to < countedUntil) return []
  const open = { from: from > countedUntil ? from : countedUntil, to }
  return selectGivenRows(db, classId, open)
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
