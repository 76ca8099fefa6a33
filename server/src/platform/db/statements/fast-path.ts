import type { Db } from '../schema.ts'

/** Runs one statement and answers its rows: at once on SQLite, and where a statement is not waited for. */
export type PreparedStatement = (parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>

/** What a connection offers past Kysely's executor, whose promises cost more than most statements do. */
export type FastPath = {
  /** Undefined where the statement has to go through Kysely: others must not wait behind one that may take long. */
  prepare(sql: string, mayTakeLong: boolean): PreparedStatement | undefined
  /**
   * Of a connection that only reads: a number of the whole database, which is another one after any commit. Undefined
   * where asking for it would cost more than reading.
   */
  version?(): number | undefined | Promise<number>
}

/** By the adapter of the dialect, which a database shares with its transactions. */
const fastPaths = new WeakMap<object, FastPath>()

export function setFastPath(db: Db, fastPath: FastPath): void {
  fastPaths.set(db.getExecutor().adapter, fastPath)
}

/** Undefined where only Kysely knows how to reach the database. */
export function fastPathOf(db: Db): FastPath | undefined {
  return fastPaths.get(db.getExecutor().adapter)
}
