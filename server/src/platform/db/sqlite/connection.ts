import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { keepRecentlyUsed } from '../../recently-used.ts'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setFastPath, type PreparedStatement } from '../statements/fast-path.ts'
import type { Db, Schema } from '../schema.ts'

const BUSY_TIMEOUT_MS = 5_000
/** Kysely compiles a bounded set of statements; a list of ids makes one for each length. */
const MAX_STATEMENTS = 500

export type SqliteConnection = {
  raw: DatabaseSync
  db: Db
  prepare(sql: string): PreparedStatement
  /** How many statements that may write were begun so far. */
  writesBegun(): number
}

/** Opens one connection with the settings that make a commit durable, and asserts them. */
export function openSqliteConnection(file: string): SqliteConnection {
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // The order matters: without a busy timeout the change of journal mode fails while another process is opening.
  raw.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  raw.exec('pragma journal_mode = wal')
  raw.exec('pragma synchronous = full')
  // Long before, the checkpointer has copied the log; this is for when it cannot.
  raw.exec('pragma wal_autocheckpoint = 16000')
  // What is deleted or typed over is gone from the pages of the file, and not only from its tables.
  raw.exec('pragma secure_delete = on')
  assertPragma(raw, 'journal_mode', 'wal')
  assertPragma(raw, 'synchronous', 2)
  assertPragma(raw, 'foreign_keys', 1)
  assertPragma(raw, 'secure_delete', 1)

  let writesBegun = 0
  const statements = cacheStatements(raw, () => {
    writesBegun += 1
  })
  const database: SqliteDatabase = { prepare: statements, close: () => raw.close() }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  const prepare = (sql: string): PreparedStatement => {
    const { reader, all, run } = statements(sql)
    if (reader) return all
    return (parameters) => {
      run(parameters)
      return []
    }
  }
  setFastPath(db, { prepare })
  return { raw, db, prepare, writesBegun: () => writesBegun }
}

/**
 * Writes the log back into the file and cuts it to nothing: the pages in it are older ones too. The file itself has zeros
 * where something was deleted (`secure_delete`). Answers false, at once, where another connection is in the way.
 */
export function emptyLog(raw: DatabaseSync): boolean {
  raw.exec('pragma busy_timeout = 0')
  try {
    return raw.prepare('pragma wal_checkpoint(truncate)').get()?.['busy'] === 0
  } finally {
    raw.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  }
}

function assertPragma(raw: DatabaseSync, name: string, expected: string | number): void {
  const value = Object.values(raw.prepare(`pragma ${name}`).get() ?? {})[0]
  if (value !== expected)
    throw new Error(`SQLite refused pragma ${name}: ${String(value)} instead of ${expected}`)
}

/** The small part of better-sqlite3 that Kysely's SQLite dialect needs, over Node's own module. */
type Statement = ReturnType<SqliteDatabase['prepare']>

function cacheStatements(raw: DatabaseSync, onWrite: () => void): (sql: string) => Statement {
  const statements = keepRecentlyUsed<Statement>(MAX_STATEMENTS)
  return (sql) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = asStatement(raw.prepare(sql))
    const counted = isRead(sql) ? statement : withNotice(statement, onWrite)
    statements.set(sql, counted)
    return counted
  }
}

function isRead(sql: string): boolean {
  return /^\s*(select|pragma)\b/i.test(sql)
}

function asStatement(statement: StatementSync): Statement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...sqliteValues(parameters)),
    run: (parameters) => statement.run(...sqliteValues(parameters)),
    iterate: (parameters) => statement.iterate(...sqliteValues(parameters)),
  }
}

/** The same statement, which first calls `notify`. */
function withNotice({ reader, all, run, iterate }: Statement, notify: () => void): Statement {
  const notified =
    <T>(execute: (parameters: readonly unknown[]) => T) =>
    (parameters: readonly unknown[]): T => {
      notify()
      return execute(parameters)
    }
  return { reader, all: notified(all), run: notified(run), iterate: notified(iterate) }
}

/** Kysely types parameters as unknown; ours are texts, integers and nulls by the schema. */
function sqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
