import { sql } from 'kysely'
import type { Schema } from '../../src/platform/db/schema.ts'
import type { TestApp } from '../app.ts'

const tablesOf = new WeakMap<TestApp, Promise<string[]>>()

/** All rows of all tables, also of those that no test names, but for the audit log: it tells of what was refused, too. */
export async function everyRow(app: TestApp): Promise<Record<string, string[]>> {
  const tables = tablesOf.get(app) ?? allTables(app)
  tablesOf.set(app, tables)
  const reading = (await tables)
    .filter((name) => !name.startsWith('audit'))
    .map(async (name) => {
      // Its name is known, its shape is not.
      const rows = await app.database.read
        .selectFrom(name as keyof Schema)
        .selectAll()
        .execute()
      return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const
    })
  return Object.fromEntries(await Promise.all(reading))
}

/** Of this test's own schema alone: what describes all of them fails when another test drops its own meanwhile. */
export async function allTables({
  database: { read, engine },
}: Pick<TestApp, 'database'>): Promise<string[]> {
  if (engine === 'sqlite') return (await read.introspection.getTables()).map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_catalog.pg_tables where schemaname = current_schema()
  `.execute(read)
  return rows.map(({ name }) => name)
}
