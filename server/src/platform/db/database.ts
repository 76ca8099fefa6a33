import type { Db } from './schema.ts'

export type EngineName = 'sqlite' | 'postgres'

/** What SQLite and PostgreSQL do alike: each has a folder of its own, and nothing else knows which one it talks to. */
export type Engine = {
  name: EngineName
  /** Connects to the database as it is, whatever the shape of its tables. */
  connect(address: string, options: ConnectOptions): Database
}

export type ConnectOptions = {
  /** PostgreSQL only: keeps a test to its own tables. */
  schema?: string | undefined
  /** PostgreSQL only: a statement that takes longer, in milliseconds, fails. Its caller has given up by then. */
  patienceMs?: number | undefined
  /** PostgreSQL only: how long a call waits for a connection, in milliseconds; five seconds unless it is given. */
  connectTimeoutMs?: number | undefined
  /** PostgreSQL only: is told why a `scrub` failed, whose caller was answered before. */
  onScrubFailed?: ((reason: unknown) => void) | undefined
}

export type Database = {
  engine: EngineName
  /** A write that takes long keeps all others waiting, and is better done in steps. */
  hasOneWriter: boolean
  /** For reads outside a write. Sees only what is committed. */
  read: Db
  /**
   * Runs `run` in a transaction and answers after the commit is on disk. `run` may be repeated after a conflict, awaits
   * nothing but its own statements, and uses only the handle that it is given.
   *
   * Writes that arrive together share a commit: on SQLite all of them, on PostgreSQL those with a key. Writes of
   * different keys run side by side there, and writes of one key run one after another. So a write may have a key when
   * it decides by nothing but rows of its key (a class), and adds to any other row in one statement. Such a write fails
   * with any of its statements, and a statement that answers no rows may still be on its way when it is answered.
   */
  write<T>(run: (trx: Db) => Promise<T>, key?: string): Promise<T>
  /** For who writes much in steps: waits, after each, until it is no burden to those who write in between. */
  settle(): Promise<void>
  /**
   * Takes what was deleted or typed over out of the files of the database, as far as its engine can, while others go on.
   * Answers whether all is done; false where another reader holds it, so that it is to be tried again later.
   */
  scrub(): Promise<boolean>
  /** Waits for the writes that have begun, and disconnects. */
  close(): Promise<void>
}
