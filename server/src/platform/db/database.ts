import type { Db } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = {
  engine: Engine
  /** For reads outside a write. Sees only what is committed. */
  read: Db
  /**
   * Runs `deed` in a transaction and answers after it is on disk. The deed may be run again after a conflict, awaits
   * nothing but its own statements, and uses only the handle that it is given.
   *
   * A deed with a key may share its transaction with deeds of other keys, whose statements come between its own; deeds
   * of one key come one after another. So it may be given by a deed that decides by nothing but rows of its key (a
   * class), and counts up or down, in one statement, whatever else it changes. It fails with any of its statements: one
   * that answers nothing may not have been run yet when it is answered.
   */
  write<T>(deed: (trx: Db) => Promise<T>, key?: string): Promise<T>
  close(): Promise<void>
}
