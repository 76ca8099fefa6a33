import { setTimeout } from 'node:timers/promises'
import type { Database, Engine } from '../database.ts'
import { setFastPath } from '../statements/fast-path.ts'
import { createWriteQueue } from '../write-queue.ts'
import { createCheckpointer } from './checkpointer.ts'
import { createGroupCommitter } from './commit-group.ts'
import { emptyLog, openSqliteConnection } from './connection.ts'
import { createDataVersion } from './data-version.ts'

const WRITER_CACHE_KB = 16_000
/** A write of another moment, or a backup, may hold the log for a while. */
const SCRUB_TRIES = 20
const SCRUB_WAIT_MS = 25

/** The embedded database: a file of this machine. */
export const sqlite: Engine = { name: 'sqlite', connect: connectSqlite }

/**
 * One connection writes and one reads, so that a read between the statements of a group commit sees the last commit and
 * never half a write.
 */
function connectSqlite(file: string): Database {
  const writer = openSqliteConnection(file)
  // A comment writes a dozen pages all over the file: in the 2 MB of the default those of one commit have no room.
  writer.raw.exec(`pragma cache_size = -${WRITER_CACHE_KB}`)
  const reader = openSqliteConnection(file)
  reader.raw.exec('pragma query_only = on')
  const version = createDataVersion(reader.raw)
  setFastPath(reader.db, { prepare: reader.prepare, version: version.read })
  // A caller who is answered reads what it wrote, also in the same turn.
  const checkpointer = createCheckpointer(file, writer.raw)
  const commitGroup = createGroupCommitter(writer, () => {
    version.forget()
    checkpointer.afterCommit()
  })
  const queue = createWriteQueue(commitGroup, () => new Promise((next) => setImmediate(next)))

  return {
    engine: 'sqlite',
    hasOneWriter: true,
    read: reader.db,
    // SQLite has one writer: a key makes no difference.
    write: queue.write,
    settle: checkpointer.settle,
    scrub: async () => {
      // Most of it elsewhere: no write can begin while the log is cut.
      await checkpointer.run()
      for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
        await queue.idle()
        if (emptyLog(reader.raw)) return true
        await setTimeout(SCRUB_WAIT_MS)
      }
      return false
    },
    close: async () => {
      await queue.idle()
      await checkpointer.close()
      reader.raw.close()
      writer.raw.close()
    },
  }
}
