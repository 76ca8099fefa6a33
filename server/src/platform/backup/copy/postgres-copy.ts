import { Client, escapeIdentifier } from 'pg'
import type { DatabaseFacts } from '../archive/manifest.ts'
import { startPostgresTool } from './postgres-tool.ts'

/** Dumps a database that may be in use, as it is at one moment. */
export async function copyPostgres(url: string, to: string): Promise<DatabaseFacts> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    // The counts and the dump see the same moment: pg_dump takes over this transaction's snapshot.
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await askForText(client, 'select pg_export_snapshot()')
    const schema = await askForText(client, 'select current_schema()')
    const tables: Record<string, number> = {}
    for (const table of await selectTables(client, schema))
      tables[table] = Number(await askForText(client, `select count(*) from ${qualified(schema, table)}`))
    const { rows } = await client.query<{ name: string }>(
      `select name from ${qualified(schema, 'migrations')} order by name`,
    )

    await startPostgresTool(
      'pg_dump',
      [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        `--schema=${escapeIdentifier(schema)}`,
        `--snapshot=${snapshot}`,
        `--file=${to}`,
      ],
      url,
      ['ignore', 'ignore'],
    ).ended
    return { engine: 'postgres', schema, tables, migrations: rows.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

export function qualified(schema: string, table: string): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(table)}`
}

async function selectTables(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_catalog.pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  return rows.map(({ name }) => name)
}

async function askForText(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(statement)
  return String(Object.values(rows[0] ?? {})[0])
}
