import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { addMonths, localMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import { selectGivenRows } from '../writes/totals/given-rows.queries.ts'
import { packRows } from '../writes/totals/packed-totals.ts'
import {
  holdCountedUntil,
  replaceStoredTotals,
  selectCountedUntil,
  selectNextComment,
} from '../writes/totals/stored-totals.queries.ts'
import { selectClassIds, selectStoredPeriods } from './ledger.queries.ts'

export type GivenDifference = { classId: string; period: string }

const CLASSES_AT_ONCE = 100

/** The stored days and months that are not what the ledger adds up to; with `repair`, they are that now. */
export async function findGivenDifferences(
  { read, write }: Pick<Database, 'read' | 'write'>,
  { repair }: { repair: boolean },
): Promise<GivenDifference[]> {
  const differences: GivenDifference[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const classIds = await selectClassIds(read, after, CLASSES_AT_ONCE)
    for (const classId of classIds) {
      if ((await compare(read, classId)).size === 0) continue
      // Compared once more while nothing can be given: a server may be at work beside this.
      const different = await write(async (trx) => {
        await holdCountedUntil(trx, classId)
        const wanted = await compare(trx, classId)
        if (repair)
          for (const [period, totals] of wanted) await replaceStoredTotals(trx, classId, period, totals)
        return [...wanted.keys()]
      })
      differences.push(...different.map((period) => ({ classId, period })))
    }
    after = classIds.at(-1)
  }
  return differences
}

/** The periods that differ, with what should stand there; undefined where nothing should. */
async function compare(db: Db, classId: string): Promise<Map<string, string | undefined>> {
  const wanted = await addUpLedger(db, classId, await selectCountedUntil(db, classId))
  const different = new Map<string, string | undefined>()
  for (const { period, totals } of await selectStoredPeriods(db, classId)) {
    if (wanted.get(period) !== totals) different.set(period, wanted.get(period))
    wanted.delete(period)
  }
  for (const [period, totals] of wanted) different.set(period, totals)
  return different
}

/** All days before a midnight and their months, month by month, straight from the ledger. */
async function addUpLedger(db: Db, classId: string, until: number): Promise<Map<string, string>> {
  const periods = new Map<string, string>()
  const first = await selectNextComment(db, classId, 0)
  if (first === undefined || first >= until) return periods
  for (let month = localMonth(first); startOfDate(`${month}-01`) < until; month = addMonths(month, 1)) {
    const end = startOfDate(`${addMonths(month, 1)}-01`)
    const to = localDate(Math.min(end, until) - 1)
    const rows = await selectGivenRows(db, classId, { from: `${month}-01`, to })
    for (const [date, ofDay] of Map.groupBy(rows, (row) => row.date)) periods.set(date, packRows(ofDay))
    if (rows.length > 0) periods.set(month, packRows(rows))
  }
  return periods
}
