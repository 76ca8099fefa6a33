import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { DAY_MS } from '@pinge/contract/values/school-days/school-time.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { releaseFile, urlOfFile } from '../writes/confirmed-files.ts'
import type { ApiDeps } from '../api-deps.ts'
import { purgeClass, selectClassToPurge, selectPhotosOfClass } from './class-edit.queries.ts'

export const KEPT_DELETED_MS = DELETED_CLASS_DAYS * DAY_MS

/** Deletes for good what was deleted 30 days ago, class by class: each is a transaction of its own. Answers how many. */
export async function purgeClasses({ read, write }: Database, clock: Clock): Promise<number> {
  const until = clock() - KEPT_DELETED_MS
  for (let purged = 0; ; purged += 1) {
    const classId = await selectClassToPurge(read, until)
    if (classId === undefined) return purged
    await write(async (trx) => {
      const photos = await selectPhotosOfClass(trx, classId)
      const cover = await purgeClass(trx, classId, until)
      if (cover === undefined) return
      for (const picture of [cover, ...photos.map(urlOfFile)]) await releaseFile(trx, clock(), picture)
    })
  }
}

/** Runs something again and again; answers how to stop. */
export type Repeat = (run: () => void, everyMs: number) => () => void

/** Purges now and every day. A failure is logged and tried again the next day. Answers how to stop. */
export function startPurging(
  { database, clock, log }: Pick<ApiDeps, 'database' | 'clock' | 'log'>,
  repeat: Repeat,
): () => void {
  const purge = (): void => {
    purgeClasses(database, clock).then(
      (purged) => {
        if (purged > 0) log.info({ purged }, 'deleted classes are gone for good')
      },
      (err: unknown) => log.error({ err }, 'deleted classes could not be purged'),
    )
  }
  purge()
  return repeat(purge, DAY_MS)
}
