import type { ReviewLevels } from '@pinge/contract/reviews/review-values.ts'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import type { TermReviewTable } from '../../../platform/db/tables/reviews.ts'

/** Copies the term reviews of pupils who moved to another class with their history; there they are open again. */
export async function carryReviews(
  trx: Db,
  movedTo: ReadonlyMap<string, string>,
  { classId, toClassId }: { classId: string; toClassId: string },
): Promise<void> {
  const rows = await trx
    .selectFrom('termReviews')
    .selectAll()
    .where('classId', '=', classId)
    .where('studentId', 'in', [...movedTo.keys()])
    .execute()
  for (const { studentId, ...row } of rows) {
    const there = {
      studentId: movedTo.get(studentId) ?? '',
      classId: toClassId,
      lockedAt: null,
      lockedBy: null,
    }
    await trx
      .insertInto('termReviews')
      .values({ ...row, ...there })
      .execute()
  }
}

/**
 * The reviews of another record of the same child go to this one. For a term of which both have one, this one keeps what
 * it has, and what it lacks (the text, a level, words, tags) comes from the other.
 */
export async function takeReviews(trx: Db, id: string, otherId: string): Promise<void> {
  const own = new Map((await selectReviewsOf(trx, id)).map((row) => [keyOf(row), row]))
  for (const other of await selectReviewsOf(trx, otherId)) {
    const kept = own.get(keyOf(other))
    const { classId, termKey } = other
    if (kept) await trx.deleteFrom('termReviews').where(isRow(other)).execute()
    await trx
      .updateTable('termReviews')
      .set(kept ? united(kept, other) : { studentId: id })
      .where(isRow({ classId, termKey, studentId: kept ? id : otherId }))
      .execute()
  }
}

type Key = Pick<TermReviewTable, 'classId' | 'termKey' | 'studentId'>

const keyOf = ({ classId, termKey }: Pick<Key, 'classId' | 'termKey'>) => `${classId} ${termKey}`

const isRow =
  ({ classId, termKey, studentId }: Key) =>
  (eb: ExpressionBuilder<Schema, 'termReviews'>) =>
    eb.and({ classId, termKey, studentId })

async function selectReviewsOf(trx: Db, studentId: string): Promise<TermReviewTable[]> {
  return trx.selectFrom('termReviews').selectAll().where('studentId', '=', studentId).execute()
}

/** A text stays with all that is said of it: its sentences, who wrote it and whether it is locked. */
function united(kept: TermReviewTable, other: TermReviewTable): TermReviewTable {
  // It was this program that wrote the columns of JSON.
  const otherLevels = JSON.parse(other.levels) as ReviewLevels
  const levels = (JSON.parse(kept.levels) as ReviewLevels).map((level, place) => level ?? otherLevels[place])
  return {
    ...(kept.state === 'none' ? other : kept),
    studentId: kept.studentId,
    levels: JSON.stringify(levels),
    teacherWords: kept.teacherWords || other.teacherWords,
    tags: kept.tags === '[]' ? other.tags : kept.tags,
    version: Math.max(kept.version, other.version) + 1,
  }
}
