import type { Db } from '../../platform/db/schema.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'
import { urlOfFile } from '../writes/confirmed-files.ts'

export type UnusedFile = Pick<FileTable, 'id' | 'teacherId' | 'key'> & { unusedSince: number }

/** Pictures that nothing has shown since `until` or longer, the longest first. */
export async function selectUnusedFiles(db: Db, until: number, limit: number): Promise<UnusedFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'teacherId', 'key', 'unusedSince'])
    .where('unusedSince', '<=', until)
    .orderBy('unusedSince')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.flatMap(({ unusedSince, ...file }) => (unusedSince === null ? [] : [{ ...file, unusedSince }]))
}

/** Whether it is a face, a certificate or a cover after all: a picture may be shown in two places and let go in one. */
export async function isFileUsed(db: Db, { teacherId, key }: UnusedFile): Promise<boolean> {
  const url = urlOfFile(key)
  const asFace = db.selectFrom('teachers').select('id').where('id', '=', teacherId).where('headUrl', '=', url)
  const asCertificate = db
    .selectFrom('authentications')
    .select('id')
    .where('teacherId', '=', teacherId)
    .where('certificateUrl', '=', url)
  const asCover = db.selectFrom('classes').select('id').where('classImg', '=', url).limit(1)
  const asPhoto = db.selectFrom('commentPhotos').select('batchId as id').where('fileKey', '=', key).limit(1)
  const asRealistic = db
    .selectFrom('realisticPictures')
    .select('batchId as id')
    .where('fileKey', '=', key)
    .limit(1)
  const asOwn = db.selectFrom('ownFiles').select('id').where('fileKey', '=', key)
  for (const query of [asOwn, asFace, asCertificate, asCover, asPhoto, asRealistic])
    if ((await query.executeTakeFirst()) !== undefined) return true
  return false
}

/** Unless it was let go again meanwhile. */
export async function markUsed(trx: Db, { id, unusedSince }: UnusedFile): Promise<void> {
  await trx
    .updateTable('files')
    .set({ unusedSince: null })
    .where('id', '=', id)
    .where('unusedSince', '=', unusedSince)
    .execute()
}

export async function deleteUnusedFile(trx: Db, { id, unusedSince }: UnusedFile): Promise<void> {
  await trx.deleteFrom('files').where('id', '=', id).where('unusedSince', '=', unusedSince).execute()
}
