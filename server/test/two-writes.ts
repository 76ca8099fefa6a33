import type { Db } from '../src/platform/db/schema.ts'

/** A write of two statements, between which others could run. */
export async function addTwo(trx: Db, name: string): Promise<string> {
  await trx.insertInto('migrations').values({ name, appliedAt: 1 }).execute()
  await trx
    .insertInto('migrations')
    .values({ name: `${name} again`, appliedAt: 2 })
    .execute()
  return name
}

/** The names that were added, as this connection sees them. */
export async function namesAdded(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('migrations')
    .select('name')
    .where('appliedAt', 'in', [1, 2])
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
