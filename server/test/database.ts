import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Clock } from '../src/platform/clock.ts'
import type { Database, EngineName } from '../src/platform/db/database.ts'
import { migrations } from '../src/platform/db/migrations/migrations.ts'
import { openDatabase, SQLITE_FILE } from '../src/platform/db/open-database.ts'

/** The engine that this run of the tests is about; the test command runs them once for each. */
export const testEngine: EngineName = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

export type TestDatabase = { database: Database; remove: () => Promise<void> }

/**
 * A real, empty database of its own. It is made once for a process of tests: migrations take longer than most tests do, so
 * that the next one starts on a copy, or on the same one made empty again.
 */
export async function openTestDatabase(clock: Clock): Promise<TestDatabase> {
  // Set for *.unit.test.ts, which run once: what asks a database has to be tried on both engines.
  if (process.env.TEST_ENGINE === 'none') throw new Error('a test that opens a database is no *.unit.test.ts')
  return testEngine === 'postgres' ? openPostgresSchema(clock) : openSqliteFolder(clock)
}

let sqliteTemplate: Buffer | undefined

async function openSqliteFolder(clock: Clock): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-test-'))
  const file = join(folder, SQLITE_FILE)
  const open = () => openDatabase({ databaseUrl: null, dataDir: folder }, clock)
  if (!sqliteTemplate) {
    await (await open()).close()
    sqliteTemplate = readFileSync(file)
  } else {
    writeFileSync(file, sqliteTemplate)
  }
  const database = await open()
  return {
    database,
    remove: async () => {
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A schema and what its tables were when it was made. */
type TestSchema = { name: string; shape: string }

const emptySchemas: TestSchema[] = []

async function openPostgresSchema(clock: Clock): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL database for TEST_ENGINE=postgres')
  const kept = emptySchemas.pop()
  const name = kept?.name ?? `test_${randomBytes(8).toString('hex')}`
  const client = await keeperOf(url)
  if (!kept) await client.query(`create schema ${name}`)
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, clock, {
    schema: name,
    // A busy machine may take long to connect; only a test that fails waits for it.
    connectTimeoutMs: 60_000,
  })
  const shape = kept?.shape ?? (await shapeOf(client, name))
  return {
    database,
    remove: async () => {
      await database.close()
      // A test that changed the tables themselves leaves none for the next.
      if ((await shapeOf(client, name)) === shape) {
        await empty(client, name)
        emptySchemas.push({ name, shape })
      } else await client.query(`drop schema ${name} cascade`)
    },
  }
}

/** Another one after any change of a table or an index. */
async function shapeOf(client: Client, schema: string): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(
    `select count(*) || ' ' || sum(c.oid::bigint) || ' ' || sum(c.relnatts) as shape
       from pg_class c where c.relnamespace = $1::regnamespace`,
    [schema],
  )
  return rows[0]?.shape ?? ''
}

/**
 * Deleting is quicker than truncating where there are many tables with little in each. Of the migrations those stay that
 * made the tables: some tests write others beside them.
 */
async function empty(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name
       from pg_tables where schemaname = $1 and tablename <> 'migrations'`,
    [schema],
  )
  const deletions = rows.map(({ name }) => `delete from ${name}`)
  // Foreign keys need no order while they are not checked.
  await client.query(['set session_replication_role = replica', ...deletions].join(';'))
  await client.query(`delete from ${schema}.migrations where not name = any($1)`, [
    migrations.map(({ name }) => name),
  ])
}

let keeper: Promise<Client> | undefined

/** The connection by which schemas are made and emptied: one for a process, since making one takes longer than its work. */
function keeperOf(url: string): Promise<Client> {
  keeper ??= connect(url)
  return keeper
}

async function connect(connectionString: string): Promise<Client> {
  // It ends with the process, and does not keep it.
  const client = new Client({ connectionString, stream: () => new Socket().unref() })
  await client.connect()
  return client
}
