import { startOfLocalDay } from '@pinge/contract/values/school-days/school-time.ts'
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { countNextDays } from './count-days.ts'
import { selectClassesToCount } from './stored-totals.queries.ts'

const CLASSES_AT_ONCE = 100

/** Counts the days of all classes that are over, a few days of a class in one transaction. Answers how many classes. */
export async function countClosedDays(
  { read, write }: Pick<Database, 'read' | 'write'>,
  clock: Clock,
): Promise<number> {
  const until = startOfLocalDay(clock())
  let counted = 0
  let after = ''
  for (;;) {
    const classIds = await selectClassesToCount(read, until, after, CLASSES_AT_ONCE)
    for (const classId of classIds) {
      // Others have their turn between two transactions.
      while (await write((trx) => countNextDays(trx, classId, until))) await setImmediate()
      await setImmediate()
    }
    counted += classIds.length
    const last = classIds.at(-1)
    if (last === undefined) return counted
    after = last
  }
}
