import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { DAY_MS } from '@pinge/contract/values/school-days/school-time.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { releaseFile, urlOfFile } from '../writes/confirmed-files.ts'
import {
  deleteSomeComments,
  purgeClass,
  selectClassToPurge,
  selectPhotosOfClass,
} from './class-edit.queries.ts'

export const KEPT_DELETED_MS = DELETED_CLASS_DAYS * DAY_MS

/** Few enough that a teacher who gives a comment meanwhile does not notice. */
const COMMENTS_AT_ONCE = 100

/**
 * Deletes for good what was deleted 30 days ago, class by class. The comments of years go first, some in a transaction of their own each:
 * together they would keep everybody waiting for seconds. No teacher sees such a class or can take it back. Answers how many.
 */
export async function purgeClasses({ read, write, settle }: Database, clock: Clock): Promise<number> {
  const until = clock() - KEPT_DELETED_MS
  for (let purged = 0; ; purged += 1) {
    const classId = await selectClassToPurge(read, until)
    if (classId === undefined) return purged
    while ((await write((trx) => deleteSomeComments(trx, classId, COMMENTS_AT_ONCE))) === COMMENTS_AT_ONCE)
      await settle()
    await write(async (trx) => {
      const photos = await selectPhotosOfClass(trx, classId)
      const cover = await purgeClass(trx, classId, until)
      if (cover === undefined) return
      for (const picture of [cover, ...photos.map(urlOfFile)]) await releaseFile(trx, clock(), picture)
    })
  }
}
