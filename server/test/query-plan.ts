import { CompiledQuery } from 'kysely'
import type { Db } from '../src/platform/db/schema.ts'

/** How SQLite finds what a query asks, step by step. */
export async function planOf(db: Db, { sql, parameters }: CompiledQuery): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  return rows.map(({ detail }) => detail)
}
