import type { Db } from '../../platform/db/schema.ts'

/** Whether the database answers. */
export async function canServe(db: Db): Promise<boolean> {
  try {
    await db.selectFrom('migrations').select('name').limit(1).execute()
    return true
  } catch {
    // Whatever is wrong with the database, the answer is the same: not ready.
    return false
  }
}
