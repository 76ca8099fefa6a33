import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types, type PoolClient } from 'pg'
import type { Clock } from '../../clock.ts'
import type { Database } from '../database.ts'
import { directStatement, runDirectly, tellVersion } from '../statements/direct-statements.ts'
import { giveUpWhenLate } from './give-up-when-late.ts'
import { migrate } from '../migrate.ts'
import { createPipeline } from './pipeline.ts'
import type { Db, Schema } from '../schema.ts'
import { createSharedTransactions } from './shared-transactions.ts'
import { createSnapshotVersion } from './snapshot-version.ts'
import type { TypeParsers } from './statement-batch.ts'
import { createStatementNames, type StatementNames } from './statement-names.ts'

const POOL_SIZE = 16
const CONNECT_TIMEOUT_MS = 5_000
/** Deadlock, and a conflict between transactions: PostgreSQL asks to try again. */
const worthRepeating = new Set(['40P01', '40001'])
const MAX_TRIES = 5
/** How long a shared transaction waits for a row: many wait for it, and apart only one does. */
const SHARED_LOCK_TIMEOUT_MS = 100
/** Which server, since when, and what it sees. */
const SNAPSHOT = "select pg_postmaster_start_time() || ' ' || pg_current_snapshot() as snapshot"

export type PostgresOptions = {
  /** Keeps a test to its own tables. */
  schema?: string | undefined
  /** A statement that takes longer fails, in milliseconds: whoever asked has gone by then. */
  patienceMs?: number | undefined
}

export async function openPostgres(
  url: string,
  clock: Clock,
  options: PostgresOptions = {},
): Promise<Database> {
  // Migrations take as long as they take.
  const patient = connectPostgres(url, { schema: options.schema })
  try {
    await migrate({ engine: 'postgres', write: patient.write }, clock)
  } finally {
    await patient.close()
  }
  return { engine: 'postgres', ...connectPostgres(url, options) }
}

/** The database as it is, whatever its shape. */
export function connectPostgres(
  url: string,
  { schema, patienceMs }: PostgresOptions,
): Pick<Database, 'read' | 'write' | 'close'> {
  const types = integersAsNumbers()
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    keepAlive: true,
    ...(patienceMs !== undefined && {
      // The other end does not go on, nor keep a row locked, for somebody who has given up.
      statement_timeout: patienceMs,
      idle_in_transaction_session_timeout: patienceMs,
    }),
    ...(schema ? { options: searchPath(schema) } : {}),
  }
  const names = createStatementNames()
  const pool = new Pool({
    ...settings,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
    max: POOL_SIZE,
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    // The same for one that breaks between two statements of a deed: the next statement on it fails, and tells.
    client.on('error', () => undefined)
    giveUpWhenLate(client)
    nameStatements(client, names)
  })
  const pooled = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  runDirectly(pooled.getExecutor().adapter, (sql) => {
    names.add(sql)
    return undefined
  })
  const apart = <T>(deed: (trx: Db) => Promise<T>): Promise<T> =>
    repeatOnConflict(() => pooled.transaction().execute(deed))

  // The types of the driver's types say that its parsers read numbers.
  // By key alone, and never by reading all of a table, whatever it held when the plan was made that a connection keeps.
  const byKey = { ...settings, options: `${schema ? searchPath(schema) : ''} -c enable_seqscan=off` }
  const pipelining = { names, types: types as unknown as TypeParsers, patienceMs }
  const sharing = createPipeline(
    { ...byKey, lock_timeout: SHARED_LOCK_TIMEOUT_MS },
    { ...pipelining, areApart: false },
  )
  const together = createSharedTransactions(sharing, apart)

  const reading = createPipeline(byKey, { ...pipelining, areApart: true })
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  // The few that every call makes; whatever may take long has a connection of the pool for itself.
  runDirectly(read.getExecutor().adapter, (sql) => directStatement(reading.db.getExecutor().adapter, sql))

  tellVersion(
    read.getExecutor().adapter,
    createSnapshotVersion(async () => {
      const { rows } = await reading.ask(SNAPSHOT)
      return String(rows[0]?.['snapshot'])
    }),
  )

  return {
    read,
    write: (deed, key) => (key === undefined ? apart(deed) : together.write(deed, key)),
    close: async () => {
      await together.idle()
      await sharing.close()
      await reading.close()
      await pool.end()
    },
  }
}

function searchPath(schema: string): string {
  return `-c search_path=${schema}`
}

/** Runs statements that have a name by it. */
function nameStatements(client: PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (...args: unknown[]): unknown => {
    const [text, values] = args
    const name = typeof text === 'string' ? names.of(text) : undefined
    return name === undefined ? query(...args) : query({ name, text, values })
  }
  Object.defineProperty(client, 'query', { value: named, configurable: true })
}

/** PostgreSQL answers bigint and count(*) as text, because they may exceed a double; ours are times and counts. */
function integersAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, Number)
  overrides.setTypeParser(types.builtins.NUMERIC, Number)
  return overrides
}

async function repeatOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= MAX_TRIES || !worthRepeating.has(postgresCode(error))) throw error
    }
  }
}

function postgresCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
