import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { deleteClassInSteps } from '../writes/erasing/delete-class.ts'
import { claimPurge, selectClassToPurge } from './class-edit.queries.ts'

export const KEPT_DELETED_MS = DELETED_CLASS_DAYS * DAY_MS

/**
 * Deletes for good what was deleted 30 days ago, class by class, in steps. No teacher sees such a class or can take it back.
 * Answers how many.
 */
export async function purgeClasses(database: Database, clock: Clock): Promise<number> {
  const until = clock() - KEPT_DELETED_MS
  for (let purged = 0; ;) {
    const classId = await selectClassToPurge(database.read, until)
    if (classId === undefined) return purged
    // Its owner may have brought it back in the last moment.
    if (!(await database.write((trx) => claimPurge(trx, classId, until)))) continue
    await deleteClassInSteps(database, classId, clock())
    purged += 1
  }
}
