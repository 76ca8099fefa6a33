import type { Db } from '../../platform/db/schema.ts'
import type { ClassTable } from '../../platform/db/tables/classes.ts'
import type { ReviewPhraseTable, TermReviewTable } from '../../platform/db/tables/reviews.ts'

/** What stands at the head of a page. */
export async function selectClassFacts(
  db: Db,
  classId: string,
): Promise<Pick<ClassTable, 'className' | 'school' | 'headTeacher'>> {
  return db
    .selectFrom('classes')
    .select(['className', 'school', 'headTeacher'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
}

export async function selectReviews(db: Db, classId: string, termKey: string): Promise<TermReviewTable[]> {
  return db
    .selectFrom('termReviews')
    .selectAll()
    .where('classId', '=', classId)
    .where('termKey', '=', termKey)
    .execute()
}

export async function selectReview(
  db: Db,
  { classId, termKey, studentId }: Pick<TermReviewTable, 'classId' | 'termKey' | 'studentId'>,
): Promise<TermReviewTable | undefined> {
  return db
    .selectFrom('termReviews')
    .selectAll()
    .where('classId', '=', classId)
    .where('termKey', '=', termKey)
    .where('studentId', '=', studentId)
    .executeTakeFirst()
}

export async function upsertReview(trx: Db, row: TermReviewTable): Promise<void> {
  const { classId, termKey, studentId, ...written } = row
  await trx
    .insertInto('termReviews')
    .values(row)
    .onConflict((conflict) => conflict.columns(['classId', 'termKey', 'studentId']).doUpdateSet(written))
    .execute()
}

/** A lock leaves those alone that have one: who was first stays the one who did. */
export async function updateLocks(
  trx: Db,
  { classId, termKey }: Pick<TermReviewTable, 'classId' | 'termKey'>,
  studentIds: readonly string[],
  lock: Pick<TermReviewTable, 'lockedAt' | 'lockedBy'>,
): Promise<void> {
  await trx
    .updateTable('termReviews')
    .set(lock)
    .where('classId', '=', classId)
    .where('termKey', '=', termKey)
    .where('studentId', 'in', studentIds)
    .$if(lock.lockedAt !== null, (query) => query.where('lockedAt', 'is', null))
    .execute()
}

/** The numbers of a class's pupils, of those who left among them: none is given twice. */
export async function selectPlaces(db: Db, classId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reviewPlaces')
    .select(['studentId', 'place'])
    .where('classId', '=', classId)
    .execute()
  return new Map(rows.map(({ studentId, place }) => [studentId, place]))
}

export async function insertPlaces(
  trx: Db,
  rows: readonly { classId: string; studentId: string; place: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('reviewPlaces')
    .values([...rows])
    .execute()
}

export async function selectSettings(db: Db, classId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reviewSettings')
    .select('settings')
    .where('classId', '=', classId)
    .executeTakeFirst()
  return row?.settings
}

export async function upsertSettings(trx: Db, classId: string, settings: string): Promise<void> {
  await trx
    .insertInto('reviewSettings')
    .values({ classId, settings })
    .onConflict((conflict) => conflict.column('classId').doUpdateSet({ settings }))
    .execute()
}

export async function selectPhrases(db: Db, teacherId: string): Promise<ReviewPhraseTable[]> {
  return db
    .selectFrom('reviewPhrases')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertPhrase(trx: Db, row: ReviewPhraseTable): Promise<void> {
  await trx.insertInto('reviewPhrases').values(row).execute()
}

export async function deletePhrase(trx: Db, teacherId: string, id: string): Promise<void> {
  await trx.deleteFrom('reviewPhrases').where('teacherId', '=', teacherId).where('id', '=', id).execute()
}
