import type { Db } from '../../../platform/db/schema.ts'
import { addRow, noTotals, type Days, type GivenTotals } from './given-totals.ts'
import { selectGivenRows } from './given-rows.queries.ts'

/** The one reader of what a class was given in some days, or one of its pupils. */
export async function readTotals(
  db: Db,
  classId: string,
  days: Days,
  studentId?: string,
): Promise<GivenTotals> {
  const totals = noTotals()
  for (const row of await selectGivenRows(db, classId, days, studentId)) addRow(totals, row)
  return totals
}
