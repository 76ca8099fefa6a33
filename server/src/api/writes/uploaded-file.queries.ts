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

/** What the files of a teacher's library take: also those that are not saved yet, and removed ones until their bytes go. */
export async function selectLibraryBytes(db: Db, teacherId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.sum<string | number | null>('bytes').as('bytes'))
    .where('teacherId', '=', teacherId)
    .where('purpose', '=', 'library')
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
