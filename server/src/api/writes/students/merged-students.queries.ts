import type { Db } from '../../../platform/db/schema.ts'

/** One record becomes another one, with all that were merged into it before. */
export async function rememberMerged(
  trx: Db,
  { id, intoId, classId }: { id: string; intoId: string; classId: string },
): Promise<void> {
  await trx.updateTable('mergedStudents').set({ intoId }).where('intoId', '=', id).execute()
  await trx.insertInto('mergedStudents').values({ id, intoId, classId }).execute()
}

/** The ids that a pupil's record had before it was merged into this one. */
export async function selectMergedInto(db: Db, studentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mergedStudents')
    .select('id')
    .where('intoId', '=', studentId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
