import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { localMonth } from '@pinge/contract/values/school-days/school-month.ts'
import type { Db } from '../schema.ts'

/**
 * A month has its row from its first day that is over on, and not only when it is over itself. The server counts the days
 * of the month at hand once more, and reads the ledger until then.
 */
export async function monthsSoFar(trx: Db): Promise<void> {
  // Midnights: nearly all classes have the same one.
  const counted = await trx.selectFrom('classes').select('countedUntil').distinct().execute()
  for (const { countedUntil } of counted) {
    const firstDay = `${localMonth(countedUntil)}-01`
    const isOfMonth = trx.selectFrom('classes').select('id').where('countedUntil', '=', countedUntil)
    if (countedUntil <= startOfDate(firstDay)) continue
    await trx
      .deleteFrom('givenTotals')
      .where('classId', 'in', isOfMonth)
      .where('period', '>=', localMonth(countedUntil))
      .execute()
    await trx
      .updateTable('classes')
      .set({ countedUntil: startOfDate(firstDay) })
      .where('countedUntil', '=', countedUntil)
      .execute()
  }
}
