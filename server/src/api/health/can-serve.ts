import type { Db } from '../../platform/db/schema.ts'
import { selectNewestMigration } from './health.queries.ts'

/** Whether the database answers. */
export async function canServe(db: Db): Promise<boolean> {
  try {
    return (await selectNewestMigration(db)) !== undefined
  } catch {
    // Whatever is wrong with the database, the answer is the same: not ready.
    return false
  }
}
