import type { Db } from './schema.ts'

/** Whether the database answers. */
export async function canServe(db: Db): Promise<boolean> {
  try {
    return (await db.selectFrom('migrations').select('name').limit(1).executeTakeFirst()) !== undefined
  } catch {
    // Whatever is wrong with the database, the answer is the same: not ready.
    return false
  }
}
