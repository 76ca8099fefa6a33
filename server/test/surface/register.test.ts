import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries, type AnyEntry } from '../../src/platform/db/register/register.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { allTables } from './every-row.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const columnsOf = ({ words, files = [], derived = [], facts }: AnyEntry): string[] =>
  [...words, ...files, ...derived, ...facts].toSorted()

async function realColumns(table: string): Promise<string[]> {
  const { read, engine } = app.database
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(read)
      : await sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${table}`.execute(read)
  return rows.map(({ name }) => name).toSorted()
}

it('the register names every table of the database and every column of it, and no other', async () => {
  const real: [string, string[]][] = []
  for (const table of (await allTables(app)).toSorted()) real.push([table, await realColumns(table)])
  const named = entries.map(([name, entry]): [string, string[]] => [name, columnsOf(entry)])
  expect(named.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(real)
})

it('what is about a pupil or a guardian says how a row leads to the pupil', () => {
  for (const [name, { about, lead }] of entries)
    expect.soft(lead !== undefined, name).toBe(about === 'student' || about === 'guardian')
})
