import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Schema } from './schema.ts'

const BUSY_TIMEOUT_MS = 5_000
/** Kysely compiles a bounded set of statements; a list of ids makes one for each length. */
const MAX_KEPT_STATEMENTS = 500

export type SqliteConnection = { raw: DatabaseSync; db: Kysely<Schema> }

/** Opens one connection with the settings that make a commit durable, and asserts them. */
export function openSqliteConnection(file: string): SqliteConnection {
  const raw = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // The order matters: without a busy timeout the change of journal mode fails while another process is opening.
  raw.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`)
  raw.exec('pragma journal_mode = wal')
  raw.exec('pragma synchronous = full')
  raw.exec('pragma wal_autocheckpoint = 8000')
  assertPragma(raw, 'journal_mode', 'wal')
  assertPragma(raw, 'synchronous', 2)
  assertPragma(raw, 'foreign_keys', 1)
  return { raw, db: new Kysely<Schema>({ dialect: new SqliteDialect({ database: forKysely(raw) }) }) }
}

function assertPragma(raw: DatabaseSync, name: string, expected: string | number): void {
  const value = Object.values(raw.prepare(`pragma ${name}`).get() ?? {})[0]
  if (value !== expected)
    throw new Error(`SQLite refused pragma ${name}: ${String(value)} instead of ${expected}`)
}

/** The small part of better-sqlite3 that Kysely's SQLite dialect needs, over Node's own module. */
function forKysely(raw: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()

  function prepare(sql: string): ReturnType<SqliteDatabase['prepare']> {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear()
    const statement = asReader(raw.prepare(sql))
    kept.set(sql, statement)
    return statement
  }
  return { prepare, close: () => raw.close() }
}

function asReader(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...sqliteValues(parameters)),
    run: (parameters) => statement.run(...sqliteValues(parameters)),
    iterate: (parameters) => statement.iterate(...sqliteValues(parameters)),
  }
}

/** Kysely types parameters as unknown; ours are texts, integers and nulls by the schema. */
function sqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
