import { sql } from 'kysely'
import type { Db } from '../../../platform/db/schema.ts'
import type { ErasureTable } from '../../../platform/db/tables/erasures.ts'
import type { LedgerTable, RemarkEditTable } from '../../../platform/db/tables/ledger.ts'

/** The comments in which a pupil has a part, as a subquery: there may be thousands. */
function batchesOf(db: Db, studentId: string) {
  return db.selectFrom('ledger').select('batchId').where('studentId', '=', studentId)
}

/** What teams were given when the pupil was in them, where a remark says something. */
export async function selectTeamRemarks(db: Db, studentId: string): Promise<LedgerTable[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('batchId', 'in', batchesOf(db, studentId))
    .where('studentId', 'is', null)
    .where('remark', '<>', '')
    .execute()
}

/** Which of these comments some pupil got. */
export async function selectGivenBatches(db: Db, batchIds: readonly string[]): Promise<Set<string>> {
  if (batchIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('ledger')
    .select('batchId')
    .distinct()
    .where('batchId', 'in', batchIds)
    .where('studentId', 'is not', null)
    .execute()
  return new Set(rows.map(({ batchId }) => batchId))
}

/** A row of the ledger is never changed: it is written again without its words. */
export async function replaceLedgerRow(trx: Db, row: LedgerTable): Promise<void> {
  await trx.deleteFrom('ledger').where('id', '=', row.id).execute()
  await trx.insertInto('ledger').values(row).execute()
}

/** All corrections of remarks of the comments that a pupil got, the oldest first. */
export async function selectRemarkEdits(db: Db, studentId: string): Promise<RemarkEditTable[]> {
  return db
    .selectFrom('remarkEdits')
    .selectAll()
    .where('batchId', 'in', batchesOf(db, studentId))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function replaceRemarkEdits(
  trx: Db,
  gone: readonly RemarkEditTable[],
  kept: readonly RemarkEditTable[],
): Promise<void> {
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await trx.deleteFrom('remarkEdits').where('id', 'in', ids).execute()
  if (kept.length > 0)
    await trx
      .insertInto('remarkEdits')
      .values([...kept])
      .execute()
}

/** The number stays taken, so that no later pupil gets its sentences; whose it was is forgotten. */
export async function forgetReviewPlace(trx: Db, studentId: string, unknownId: string): Promise<void> {
  await trx
    .updateTable('reviewPlaces')
    .set({ studentId: unknownId })
    .where('studentId', '=', studentId)
    .execute()
}

export async function deleteTelReadings(trx: Db, studentId: string): Promise<void> {
  await trx.deleteFrom('telReadings').where('studentId', '=', studentId).execute()
}

/** Teachers whose writes may have been answered with something about a pupil of the class. */
export async function selectWriters(db: Db, classId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('classTeachers')
    .select('teacherId')
    .where('classId', '=', classId)
    .union(db.selectFrom('ledger').select('teacherId').where('classId', '=', classId))
    .union(db.selectFrom('formerClassTeachers').select('teacherId').where('classId', '=', classId))
    .execute()
  return rows.map(({ teacherId }) => teacherId)
}

/** Empties the answers that name the pupil: a repeat is then told that it was recorded, as after 30 days. */
export async function emptyAnswersAbout(
  trx: Db,
  classId: string,
  { id, words }: { id: string; words: readonly string[] },
): Promise<void> {
  const teacherIds = await selectWriters(trx, classId)
  await trx
    .updateTable('requests')
    .set({ answer: '' })
    .where('teacherId', 'in', teacherIds)
    .where((eb) =>
      eb.or([id, ...words].map((word) => eb('answer', 'like', sql<string>`${contains(word)} escape '!'`))),
    )
    .execute()
}

function contains(word: string): string {
  return `%${word.replaceAll(/[!%_]/g, (sign) => `!${sign}`)}%`
}

export async function insertErasure(trx: Db, row: ErasureTable): Promise<void> {
  await trx.insertInto('erasures').values(row).execute()
}

/** The list of what was erased, the oldest first. */
export async function selectErasures(db: Db): Promise<ErasureTable[]> {
  return db.selectFrom('erasures').selectAll().orderBy('at').orderBy('id').execute()
}

/** A pupil of whichever class. */
export async function selectStudentById(
  db: Db,
  id: string,
): Promise<{ classId: string; username: string } | undefined> {
  return db.selectFrom('students').select(['classId', 'username']).where('id', '=', id).executeTakeFirst()
}
