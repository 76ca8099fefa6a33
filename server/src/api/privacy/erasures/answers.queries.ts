import { sql, type ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../../../platform/db/schema.ts'
import type { RequestTable } from '../../../platform/db/tables/requests.ts'

/** Which answered request: two teachers may have used one id. */
export type RequestKey = Pick<RequestTable, 'requestId' | 'teacherId'>

/** Few enough that others have their turn soon. */
const KEYS_AT_ONCE = 1_000

/**
 * Teachers whose writes may have been answered with something about a pupil of the class: those who taught it, and those who
 * gave something in it since.
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
    .execute()
  return rows.map(({ teacherId }) => teacherId)
}

/** The next page of all answered requests by their key, and which of them these teachers were answered with one of the words. */
export async function selectAnswered(
  db: Db,
  after: RequestKey,
  { teacherIds, words }: { teacherIds: readonly string[]; words: readonly string[] },
): Promise<(RequestKey & { isFound: 0 | 1 })[]> {
  return db
    .selectFrom('requests')
    .select(['requestId', 'teacherId'])
    .select((eb) =>
      eb
        .case()
        .when(eb.and([eb('teacherId', 'in', [...teacherIds]), hasOneOf(eb, words)]))
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

/** The same of all answers to these teachers that have one of the words. It reads all requests. */
export async function emptyAnswersAbout(
  trx: Db,
  teacherIds: readonly string[],
  words: readonly string[],
): Promise<void> {
  await trx
    .updateTable('requests')
    .set({ answer: '' })
    .where('teacherId', 'in', teacherIds)
    .where((eb) => hasOneOf(eb, words))
    .execute()
}

function hasOneOf(eb: ExpressionBuilder<Schema, 'requests'>, words: readonly string[]) {
  return eb.or(words.map((word) => eb('answer', 'like', sql<string>`${contains(word)} escape '!'`)))
}

function contains(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`
}
