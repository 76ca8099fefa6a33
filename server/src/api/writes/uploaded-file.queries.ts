import type { Db } from '../../platform/db/schema.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'

/** The file that an upload became; undefined while it was not confirmed. */
export async function selectUploaded(
  db: Db,
  teacherId: string,
  stagedKey: string,
): Promise<FileTable | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('stagedKey', '=', stagedKey)
    .executeTakeFirst()
}
