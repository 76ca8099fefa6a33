import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides, types } from 'pg'
import type { Clock } from '../clock.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import type { Db, Schema } from './schema.ts'

const POOL_SIZE = 16
const CONNECT_TIMEOUT_MS = 5_000
/** Deadlock, and a conflict between transactions: PostgreSQL asks to try again. */
const worthRepeating = new Set(['40P01', '40001'])
const MAX_TRIES = 5

/** `schema` keeps a test to its own tables. */
export async function openPostgres(url: string, clock: Clock, schema?: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: integersAsNumbers(),
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  })
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const write = <T>(deed: (trx: Db) => Promise<T>): Promise<T> =>
    repeatOnConflict(() => db.transaction().execute(deed))
  await migrate({ engine: 'postgres', write }, clock)

  return { engine: 'postgres', read: db, write, close: () => db.destroy() }
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
