import type { Db } from '../../../platform/db/schema.ts'
import { selectWriters } from './answers.queries.ts'

/** Answers of all who wrote in the class are emptied: they may name any of its pupils. */
export async function emptyAnswersOf(trx: Db, classId: string): Promise<void> {
  const teacherIds = await selectWriters(trx, classId)
  if (teacherIds.length === 0) return
  await trx.updateTable('requests').set({ answer: '' }).where('teacherId', 'in', teacherIds).execute()
}

/** Where the photos of a class's comments and records are kept. */
export async function selectPhotosOf(db: Db, classId: string): Promise<string[]> {
  const photos = await db
    .selectFrom('commentPhotos')
    .select('fileKey')
    .where('classId', '=', classId)
    .union(db.selectFrom('realisticPictures').select('fileKey').where('classId', '=', classId))
    .execute()
  return photos.map(({ fileKey }) => fileKey)
}

/** The schema's cascades say what goes with it. Answers its cover. */
export async function deleteClass(trx: Db, classId: string): Promise<string[]> {
  const rows = await trx.deleteFrom('classes').where('id', '=', classId).returning('classImg').execute()
  return rows.map(({ classImg }) => classImg)
}

export async function isClassThere(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('classes').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
