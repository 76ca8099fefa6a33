import { Kysely, PostgresDialect } from 'kysely'
import { Client, TypeOverrides, types } from 'pg'
import type { ConnectOptions, Database, Engine } from '../database.ts'
import type { Db, Schema } from '../schema.ts'
import { setFastPath } from '../statements/fast-path.ts'
import { createWriteQueue } from '../write-queue.ts'
import { createGroupCommitter } from './commit-group.ts'
import {
  DEADLOCK,
  errorCode,
  FOREIGN_KEY_VIOLATION,
  SERIALIZATION_FAILURE,
  UNIQUE_VIOLATION,
} from './error-codes.ts'
import { createPipelinedConnection } from './pipelined-connection.ts'
import { createPool } from './pool.ts'
import { createPreparedNames } from './prepared-names.ts'
import type { TypeParsers } from './query-batch.ts'
import { createSnapshotVersion } from './snapshot-version.ts'

const CONNECT_TIMEOUT_MS = 5_000
/**
 * PostgreSQL asks to try again; or another transaction was quicker with the same row, or took away what this one refers to: when
 * the write is run again, it sees what that one did.
 */
const worthRepeating = new Set([DEADLOCK, SERIALIZATION_FAILURE, UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION])
const MAX_TRIES = 5
/** How long a shared transaction waits for a row: many wait for it, and apart only one does. */
const SHARED_LOCK_TIMEOUT_MS = 100
/** Which server, since when, and what it sees. */
const SNAPSHOT = "select pg_postmaster_start_time() || ' ' || pg_current_snapshot() as snapshot"

/** A server of its own, which several processes of ours may share. */
export const postgres: Engine = { name: 'postgres', connect: connectPostgres }

/**
 * A pool for transactions of their own and for what may take long, and two pipelined connections for what comes often:
 * the reads of every call, and the writes that share a transaction.
 */
function connectPostgres(
  url: string,
  { schema, patienceMs, connectTimeoutMs = CONNECT_TIMEOUT_MS, onScrubFailed }: ConnectOptions,
): Database {
  const parsers = integersAsNumbers()
  const path = schema ? `-c search_path=${schema}` : ''
  const settings = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    types: parsers,
    keepAlive: true,
    options: path,
    ...(patienceMs !== undefined && {
      // The other end neither goes on nor keeps a row locked for a caller who has given up.
      statement_timeout: patienceMs,
      idle_in_transaction_session_timeout: patienceMs,
    }),
  }
  const names = createPreparedNames()
  const pool = createPool({ ...settings, query_timeout: patienceMs }, names)
  const pooled = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  setFastPath(pooled, {
    // Kysely runs it, and the pool finds its name.
    prepare: (sql) => {
      names.add(sql)
      return undefined
    },
  })
  const apart = <T>(run: (trx: Db) => Promise<T>): Promise<T> =>
    repeatOnConflict(() => pooled.transaction().execute(run))

  // A connection keeps a plan whatever the table held when it was made: what is sent here is found by an index.
  const byKey = { ...settings, options: `${path} -c enable_seqscan=off` }
  // The driver's types do not say that its parsers read numbers of types.
  const pipelining = { names, types: parsers as unknown as TypeParsers, patienceMs }
  const sharing = createPipelinedConnection(
    { ...byKey, lock_timeout: SHARED_LOCK_TIMEOUT_MS },
    { ...pipelining, autocommit: false },
  )
  const committer = createGroupCommitter(sharing, apart)
  const queue = createWriteQueue(committer.commitGroup, () => new Promise((next) => process.nextTick(next)))

  const reading = createPipelinedConnection(byKey, { ...pipelining, autocommit: true })
  const read = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const version = createSnapshotVersion(async () => {
    const { rows } = await reading.ask(SNAPSHOT)
    return String(rows[0]?.['snapshot'])
  })
  setFastPath(read, {
    prepare: (sql, mayTakeLong) => {
      if (!mayTakeLong) return reading.prepare(sql)
      names.add(sql)
      return undefined
    },
    version,
  })

  let vacuuming: Promise<void> = Promise.resolve()
  return {
    engine: 'postgres',
    hasOneWriter: false,
    read,
    settle: async () => undefined,
    scrub: async () => {
      // It takes long on a large school, and its caller is answered meanwhile; one that failed is tried again later.
      vacuuming = vacuuming.then(() => vacuum(settings)).catch((reason) => onScrubFailed?.(reason))
      return true
    },
    write: (run, key) => (key === undefined ? apart(run) : queue.write(run, key)),
    close: async () => {
      await queue.idle()
      await vacuuming
      await committer.idle()
      await sharing.close()
      await reading.close()
      await pool.end()
    },
  }
}

/** By a connection of its own without a limit of time: a large table takes long. */
async function vacuum({
  connectionString,
  options,
}: {
  connectionString: string
  options: string
}): Promise<void> {
  const client = new Client({ connectionString, options, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`,
    )
    if (rows.length > 0) await client.query(`vacuum ${rows.map(({ name }) => name).join(', ')}`)
  } finally {
    await client.end()
  }
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
      if (attempt >= MAX_TRIES || !worthRepeating.has(errorCode(error))) throw error
    }
  }
}
