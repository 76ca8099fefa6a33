import type { Db } from '../../platform/db/schema.ts'

export async function selectNewestMigration(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('migrations')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
