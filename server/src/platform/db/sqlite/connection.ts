import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { runDirectly } from '../statements/direct-statements.ts'
import type { Schema } from '../schema.ts'

const BUSY_TIMEOUT_MS = 5_000
/** Kysely compiles a bounded set of statements; a list of ids makes one for each length. */
const MAX_KEPT_STATEMENTS = 500

export type SqliteConnection = {
  raw: DatabaseSync
  db: Kysely<Schema>
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
  raw.exec('pragma wal_autocheckpoint = 8000')
  assertPragma(raw, 'journal_mode', 'wal')
  assertPragma(raw, 'synchronous', 2)
  assertPragma(raw, 'foreign_keys', 1)
  let begun = 0
  const prepare = keepStatements(raw, () => {
    begun += 1
  })
  const database: SqliteDatabase = { prepare, close: () => raw.close() }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  runDirectly(db.getExecutor().adapter, (sql) => {
    const { reader, all, run } = prepare(sql)
    if (reader) return all
    return (parameters) => {
      run(parameters)
      return []
    }
  })
  return { raw, db, writesBegun: () => begun }
}

function assertPragma(raw: DatabaseSync, name: string, expected: string | number): void {
  const value = Object.values(raw.prepare(`pragma ${name}`).get() ?? {})[0]
  if (value !== expected)
    throw new Error(`SQLite refused pragma ${name}: ${String(value)} instead of ${expected}`)
}

export type DataVersion = {
  /** Another number after each commit of any other connection, of this process or not. */
  read(): number
  /** The next one who asks is told what is true by then. */
  forget(): void
}

/**
 * Asks SQLite once in a turn of the event loop, however many calls arrive in it: they see the database as it was when
 * the first of them came, or later.
 */
export function createDataVersion(raw: DatabaseSync): DataVersion {
  const ask = raw.prepare('pragma data_version')
  let known: number | undefined
  const forget = (): void => {
    known = undefined
  }
  return {
    forget,
    read: () => {
      if (known === undefined) {
        known = Number(ask.get()?.['data_version'])
        setImmediate(forget)
      }
      return known
    },
  }
}

/** The small part of better-sqlite3 that Kysely's SQLite dialect needs, over Node's own module. */
type Statement = ReturnType<SqliteDatabase['prepare']>

function keepStatements(raw: DatabaseSync, onWrite: () => void): (sql: string) => Statement {
  const kept = new Map<string, Statement>()
  return (sql) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= MAX_KEPT_STATEMENTS) kept.clear()
    const statement = asStatement(raw.prepare(sql))
    const told = isRead(sql) ? statement : tellingOfWrites(statement, onWrite)
    kept.set(sql, told)
    return told
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

function tellingOfWrites({ reader, all, run, iterate }: Statement, tell: () => void): Statement {
  const after =
    <T>(execute: (parameters: readonly unknown[]) => T) =>
    (parameters: readonly unknown[]): T => {
      tell()
      return execute(parameters)
    }
  return { reader, all: after(all), run: after(run), iterate: after(iterate) }
}

/** Kysely types parameters as unknown; ours are texts, integers and nulls by the schema. */
function sqliteValues(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[]
}
