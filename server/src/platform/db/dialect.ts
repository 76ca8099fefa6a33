import { SqliteAdapter, sql, type ColumnDataType, type CreateTableBuilder, type RawBuilder } from 'kysely'
import { ConfigError } from '../config.ts'
import type { EngineName } from './database.ts'
import type { Db, Schema } from './schema.ts'

/** All that the two engines say differently. Nothing else in the server knows which one it talks to. */

/** 64 bits on both: a time in milliseconds does not fit PostgreSQL's integer. */
export function integerType(engine: EngineName): ColumnDataType {
  return engine === 'sqlite' ? 'integer' : 'bigint'
}

/** SQLite checks column types only in a STRICT table. */
export function strictTable(
  engine: EngineName,
  table: CreateTableBuilder<string, never>,
): CreateTableBuilder<string, never> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table
}

/** PostgreSQL's advisory lock for changing the shape of the database. */
export const MIGRATIONS_LOCK = 7011

/** One migration at a time, however many processes start together. SQLite's `begin immediate` already says so. */
export async function lockMigrations(engine: EngineName, trx: Db): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATIONS_LOCK)})`.execute(trx)
}

/**
 * Refuses to make tables in a PostgreSQL database that has no signs for Chinese names, or keeps them without knowing what they
 * are. One that holds tables already goes on.
 */
export async function requireUnicode(engine: EngineName, trx: Db): Promise<void> {
  if (engine === 'sqlite') return
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding where to_regclass('migrations') is null`.execute(
    trx,
  )
  requireUtf8(rows[0]?.encoding ?? 'UTF8')
}

/** The same for who makes tables there in another way than by migrations. */
export function requireUtf8(encoding: string): void {
  if (encoding !== 'UTF8')
    throw new ConfigError(
      `DATABASE_URL 所指的数据库的编码是 ${encoding}，存不好中文：请新建一个 UTF8 编码的数据库（create database … encoding 'UTF8' template template0）。`,
    )
}

/** Whether no other transaction writes while this one is open: SQLite has one writer at a time. */
export function isAlone(trx: Db): boolean {
  return trx.getExecutor().adapter instanceof SqliteAdapter
}

/** Statements that make the table refuse every update: a rule that the schema can hold is held by the schema. */
export function forbidUpdates(engine: EngineName, table: keyof Schema): RawBuilder<unknown>[] {
  const name = sql.id(`${table}IsAppendOnly`)
  const message = sql.lit(`a row of ${table} is never changed`)
  if (engine === 'sqlite')
    return [
      sql`create trigger ${name} before update on ${sql.table(table)} begin select raise(abort, ${message}); end`,
    ]
  return [
    sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception ${message}; end $$`,
    sql`create trigger ${name} before update on ${sql.table(table)} for each row execute function ${name}()`,
  ]
}
