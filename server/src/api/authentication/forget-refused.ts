import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { releaseFile } from '../writes/confirmed-files.ts'
import type { ApiDeps } from '../api-deps.ts'
import { forgetCertificate, selectRefusedBefore } from './authentication.queries.ts'

/** Time to hand the same certificate in again; after it, a refused one is deleted to protect the teacher. */
const KEPT_REFUSED_MS = 30 * DAY_MS

/** Lets the pictures of certificates go that were refused 30 days ago. School, subject and reason stay. */
export async function forgetRefused({ database, clock }: Pick<ApiDeps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  for (const refused of await selectRefusedBefore(database.read, now - KEPT_REFUSED_MS))
    await database.write(async (trx) => {
      if (await forgetCertificate(trx, refused.id)) await releaseFile(trx, now, refused.certificateUrl)
    })
}
