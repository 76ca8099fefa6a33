import type { FilePurpose } from '@pinge/contract/files.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'

export async function selectFile(db: Db, teacherId: string, key: string): Promise<FileTable | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** What a confirmed file is for, wherever it lies. */
export async function selectPurpose(db: Db, key: string): Promise<FilePurpose | undefined> {
  const file = await db.selectFrom('files').select('purpose').where('key', '=', key).executeTakeFirst()
  return file?.purpose
}

/** The classes of the comments and records that have this photo: more than one after a pupil moved. */
export async function selectClassesOfPhoto(db: Db, key: string): Promise<string[]> {
  const photos = await db
    .selectFrom('commentPhotos')
    .select('classId')
    .distinct()
    .where('fileKey', '=', key)
    .union(db.selectFrom('realisticPictures').select('classId').where('fileKey', '=', key))
    .execute()
  return photos.map(({ classId }) => classId)
}

/** Answers false when the upload became a file before. */
export async function insertFile(trx: Db, file: FileTable): Promise<boolean> {
  const result = await trx
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.columns(['teacherId', 'stagedKey']).doNothing())
    .executeTakeFirstOrThrow()
  return result.numInsertedOrUpdatedRows === 1n
}

export async function countFilesSince(db: Db, teacherId: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .where('teacherId', '=', teacherId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}
