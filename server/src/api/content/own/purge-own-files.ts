import { OWN_FILE_RETURN_DAYS } from '@pinge/contract/content/own-files.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { releaseFile, urlOfFile } from '../../writes/confirmed-files.ts'
import type { ImportDeps } from '../import/import-package.ts'
import { deletePreviews } from '../previews/preview.queries.ts'
import { deleteLongRemoved, selectLongRemoved } from './own-file.queries.ts'

const BATCH = 100

/** Lets go what was removed 30 days ago: the bytes follow as those of any file that nothing uses. */
export async function purgeOwnFiles({ database, clock, storage }: ImportDeps): Promise<void> {
  for (;;) {
    const now = clock()
    const before = now - OWN_FILE_RETURN_DAYS * DAY_MS
    const files = await selectLongRemoved(database.read, before, BATCH)
    if (files.length === 0) return
    for (const { id, fileKey } of files) {
      const previews = await database.write(async (trx) => {
        // Its teacher may have brought it back meanwhile.
        if (!(await deleteLongRemoved(trx, id, before))) return []
        await releaseFile(trx, now, urlOfFile(fileKey))
        return deletePreviews(trx, [fileKey])
      })
      for (const key of previews) await storage.remove(key)
    }
  }
}
