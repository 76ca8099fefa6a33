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

/**
 * A schema, what its tables were when it was made, and its connections: they stay open from test to test, as a server's do,
 * since what a new one asks first costs more than all else in most tests.
 */
type TestSchema = { name: string; shape: string; database: Database }

const emptySchemas: TestSchema[] = []

async function openPostgresSchema(clock: Clock): Promise<TestDatabase> {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL database for TEST_ENGINE=postgres')
  const client = await keeperOf(url)
  const schema = emptySchemas.pop() ?? (await makeSchema(client, url, clock))
  const { name, shape } = schema
  const { database, end } = lend(schema.database)
  return {
    database,
    remove: async () => {
      const isOpen = await end()
      // A test that changed the tables themselves leaves none for the next.
      if ((await shapeOf(client, name)) === shape) {
        await client.query(`select ${name}.empty_all()`)
        emptySchemas.push(isOpen ? schema : { ...schema, database: await connectTo(url, name, clock) })
        return
      }
      if (isOpen) await schema.database.close()
      await client.query(`drop schema ${name} cascade`)
    },
  }
}

/** For one test. `end` waits for what the test did not, which would reach into the next one; false where that is disconnected. */
function lend(database: Database): { database: Database; end: () => Promise<boolean> } {
  const writes = new Set<Promise<unknown>>()
  let isOpen = true
  const close = async (): Promise<void> => {
    isOpen = false
    await database.close()
  }
  let isScrubbed = false
  return {
    database: {
      ...database,
      write: (run, key) => {
        const writing = database.write(run, key)
        const forget = (): boolean => writes.delete(writing)
        writes.add(writing)
        writing.then(forget, forget)
        return writing
      },
      scrub: () => {
        isScrubbed = true
        return database.scrub()
      },
      close,
    },
    end: async () => {
      while (writes.size > 0) await Promise.allSettled(writes)
      // It goes on behind its answer, and to disconnect is to wait for it.
      if (isScrubbed && isOpen) await close()
      return isOpen
    },
  }
}

async function makeSchema(client: Client, url: string, clock: Clock): Promise<TestSchema> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await client.query(`create schema ${name}`)
  const database = await connectTo(url, name, clock)
  await makeEmptying(client, name)
  return { name, shape: await shapeOf(client, name), database }
}

/** A busy machine may take long to connect; only a test that fails waits for it. */
async function connectTo(url: string, schema: string, clock: Clock): Promise<Database> {
  return openDatabase({ databaseUrl: url, dataDir: '' }, clock, { schema, connectTimeoutMs: 60_000 })
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
 * Deleting is quicker than truncating where there are many tables with little in each, and a function plans its deletions
 * once. The list of migrations is as they left it: some tests write others into it, or take one out, which the next
 * connection would apply again to the tables that have it.
 */
async function makeEmptying(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1`,
    [schema],
  )
  const applied = migrations.map(({ name }) => `('${name}', 0)`).join(', ')
  const statements = [
    ...rows.map(({ name }) => `delete from ${name}`),
    `insert into ${schema}.migrations (name, "appliedAt") values ${applied}`,
  ]
  await client.query(
    `create function ${schema}.empty_all() returns void language plpgsql as $$begin ${statements.join(';')}; end$$`,
  )
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
  // Foreign keys need no order while they are not checked.
  await client.query('set session_replication_role = replica')
  return client
}
