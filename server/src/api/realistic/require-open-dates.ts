import type { Db } from '../../platform/db/schema.ts'
import { requireOpenTerm } from '../access/require-open-term.ts'
import { termKeyOn } from '../writes/school-years/days-of-term.ts'

/** Refuses where the growth archive of one of these days is locked. */
export async function requireOpenDates(trx: Db, classId: string, dates: readonly string[]): Promise<void> {
  for (const date of new Set(dates))
    await requireOpenTerm(trx, classId, await termKeyOn(trx, classId, date), 'record')
}
