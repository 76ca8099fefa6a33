import { sql } from 'kysely'
import type { Schema } from '../../src/platform/db/schema.ts'
import type { TestApp } from '../app.ts'

const tablesOf = new WeakMap<TestApp, Promise<string[]>>()

/** All rows of all tables, also of those that no test names. */
export async function everyRow(app: TestApp): Promise<Record<string, string[]>> {
  const tables = tablesOf.get(app) ?? allTables(app)
  tablesOf.set(app, tables)
  const reading = (await tables).map(async (name) => {
    // Its name is known, its shape is not.
    const rows = await app.database.read
      .selectFrom(name as keyof Schema)
      .selectAll()
      .execute()
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(reading))
}

async function allTables({ database: { read, engine } }: TestApp): Promise<string[]> {
  // PostgreSQL names the tables of other tests' schemas as well.
  const { rows } =
    engine === 'sqlite'
      ? { rows: [] }
      : await sql<{ name: string }>`select current_schema() as name`.execute(read)
  const all = await read.introspection.getTables()
  return all.flatMap(({ name, schema }) => (schema === rows[0]?.name ? name : []))
}
