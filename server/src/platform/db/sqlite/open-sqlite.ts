import type { Database } from '../database.ts'
import { createGroupCommit } from './group-commit.ts'
import { migrate } from '../migrate.ts'
import { tellVersion } from '../statements/direct-statements.ts'
import { createDataVersion, openSqliteConnection } from './connection.ts'
import type { Clock } from '../../clock.ts'

const WRITER_CACHE_KB = 16_000

/**
 * The embedded database: one connection that writes and one that reads. They are two, so that a read between the
 * statements of a group commit sees the last commit and not half a deed.
 */
export async function openSqlite(file: string, clock: Clock): Promise<Database> {
  const writer = openSqliteConnection(file)
  // A comment writes a dozen pages all over the file: in the 2 MB of the default those of one commit have no room.
  writer.raw.exec(`pragma cache_size = -${WRITER_CACHE_KB}`)
  let onCommit = (): void => undefined
  const group = createGroupCommit(writer, () => onCommit())
  await migrate({ engine: 'sqlite', write: group.write }, clock)
  const reader = openSqliteConnection(file)
  reader.raw.exec('pragma query_only = on')
  const version = createDataVersion(reader.raw)
  tellVersion(reader.db.getExecutor().adapter, version.read)
  // Whoever is answered reads what it wrote, also in the same turn.
  onCommit = version.forget

  return {
    engine: 'sqlite',
    read: reader.db,
    write: group.write,
    close: async () => {
      await group.idle()
      reader.raw.close()
      writer.raw.close()
    },
  }
}
