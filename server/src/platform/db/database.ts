import type { Db } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  engine: Engine
  /** For reads outside a write. Sees only what is committed. */
  read: Db
  /**
   * Runs `deed` in a transaction and answers after it is on disk. The deed may be run again after a conflict, awaits
   * nothing but its own statements, and uses only the handle that it is given.
   */
  write<T>(deed: (trx: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}
