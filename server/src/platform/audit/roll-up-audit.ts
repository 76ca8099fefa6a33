import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { addToYear, moveBase, selectAuditAfter } from './audit.queries.ts'

const YEAR_MS = 366 * DAY_MS
const ROWS_AT_ONCE = 500

/** Adds up what is older than so many years, and lets its rows go. Answers how many; 0 years keep everything. */
export async function rollUpAudit({ read, write }: Database, clock: Clock, years: number): Promise<number> {
  if (years === 0) return 0
  const before = clock() - years * YEAR_MS
  for (let gone = 0; ;) {
    const rows = await selectAuditAfter(read, 0, ROWS_AT_ONCE)
    // The chain loses its beginning alone: an old row behind a younger one, written when the clock was ahead, waits for it.
    const young = rows.findIndex(({ at }) => at >= before)
    const page = young < 0 ? rows : rows.slice(0, young)
    const last = page.at(-1)
    if (!last) return gone
    await write(async (trx) => {
      if (!(await moveBase(trx, last))) return
      for (const [key, rows] of Map.groupBy(
        page,
        ({ at, action }) => `${localDate(at).slice(0, 4)} ${action}`,
      )) {
        const action = rows[0]?.action
        if (action) await addToYear(trx, Number(key.slice(0, 4)), action, rows.length)
      }
    })
    gone += page.length
  }
}
