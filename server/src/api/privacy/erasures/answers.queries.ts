import { sql, type ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import type { RequestTable } from '../../../platform/db/tables/requests.ts'

/** Which answered request: two teachers may have used one id. */
export type RequestKey = Pick<RequestTable, 'requestId' | 'teacherId'>

/** Few enough that others have their turn soon. */
const KEYS_AT_ONCE = 1_000

/**
 * Teachers whose writes may have been answered with something about a pupil of the class: those who teach it, and those who
 * have left and gave something in it since, or wrote something that still stands.
 */
export async function selectWriters(db: Db, classId: string, since = 0): Promise<string[]> {
  const rows = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .union(
      db
        .selectFrom('ledger')
        .select('teacherId')
        .where('classId', '=', classId)
        .where('createdAt', '>=', since),
    )
    .union(db.selectFrom('formerClassTeachers').select('teacherId').where('classId', '=', classId))
    .union(db.selectFrom('sheetCells').select('teacherId').where('classId', '=', classId))
    .union(db.selectFrom('realisticBatches').select('teacherId').where('classId', '=', classId))
    .union(db.selectFrom('termReviews').select('teacherId').where('classId', '=', classId))
    .execute()
  return rows.map(({ teacherId }) => teacherId)
}

/** What an answer about a pupil has in it. */
export type About = {
  /** In an answer to any teacher: no other pupil has it. */
  studentId: string
  /** Where one of these teachers was answered: children of other classes may be called the same. */
  teacherIds: readonly string[]
  words: readonly string[]
}

/** The next page of all answered requests by their key, and which of them are about a pupil. */
export async function selectAnswered(
  db: Db,
  after: RequestKey,
  about: About,
): Promise<(RequestKey & { isFound: 0 | 1 })[]> {
  return db
    .selectFrom('requests')
    .select(['requestId', 'teacherId'])
    .select((eb) =>
      eb
        .case()
        .when(isAbout(eb, about))
        .then(eb.lit(1 as const))
        .else(eb.lit(0 as const))
        .end()
        .as('isFound'),
    )
    .where((eb) => eb(eb.refTuple('requestId', 'teacherId'), '>', eb.tuple(after.requestId, after.teacherId)))
    .orderBy('requestId')
    .orderBy('teacherId')
    .limit(KEYS_AT_ONCE)
    .execute()
}

/** The next page of all answered requests by their key, and which of them tell something. */
export async function selectAnsweredTo(
  db: Db,
  after: RequestKey,
): Promise<(RequestKey & { isTelling: 0 | 1 })[]> {
  return db
    .selectFrom('requests')
    .select(['requestId', 'teacherId'])
    .select((eb) =>
      eb
        .case()
        .when('answer', 'not in', ['', 'null'])
        .then(eb.lit(1 as const))
        .else(eb.lit(0 as const))
        .end()
        .as('isTelling'),
    )
    .where((eb) => eb(eb.refTuple('requestId', 'teacherId'), '>', eb.tuple(after.requestId, after.teacherId)))
    .orderBy('requestId')
    .orderBy('teacherId')
    .limit(KEYS_AT_ONCE)
    .execute()
}

/** Some answered requests of one teacher are forgotten. */
export async function deleteRequests(trx: Db, keys: readonly RequestKey[]): Promise<void> {
  for (const { requestId, teacherId } of keys)
    await trx
      .deleteFrom('requests')
      .where('requestId', '=', requestId)
      .where('teacherId', '=', teacherId)
      .execute()
}

/** A repeat is then told that it was recorded, as after 30 days. */
export async function emptyAnswers(trx: Db, keys: readonly RequestKey[]): Promise<void> {
  for (const { requestId, teacherId } of keys)
    await trx
      .updateTable('requests')
      .set({ answer: '' })
      .where('requestId', '=', requestId)
      .where('teacherId', '=', teacherId)
      .execute()
}

/** The same of all answers about a pupil. It reads all requests. */
export async function emptyAnswersAbout(trx: Db, about: About): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ answer: '' })
    .where((eb) => isAbout(eb, about))
    .execute()
}

function isAbout(eb: ExpressionBuilder<Schema, 'requests'>, { studentId, teacherIds, words }: About) {
  const toTheirTeachers = eb.and([eb('teacherId', 'in', [...teacherIds]), hasOneOf(eb, words)])
  return eb.or([hasOneOf(eb, [studentId]), toTheirTeachers])
}

function hasOneOf(eb: ExpressionBuilder<Schema, 'requests'>, words: readonly string[]) {
  return eb.or(words.map((word) => eb('answer', 'like', sql<string>`${contains(word)} escape '!'`)))
}

function contains(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`
}
