import type { Db } from '../../../platform/db/schema.ts'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'
import type { LedgerTable, RemarkEditTable } from '../../../platform/db/tables/comments/ledger.ts'

export type Pupil = { classId: string; studentId: string }

/** A pupil's rows of the ledger. The index begins with the class: by the pupil alone those of the whole school are read. */
export function ledgerOf(db: Db, { classId, studentId }: Pupil) {
  return db.selectFrom('ledger').where('classId', '=', classId).where('studentId', '=', studentId)
}

/** The comments in which a pupil has a part, as a subquery: there may be thousands. */
export function batchesOf(db: Db, pupil: Pupil) {
  return ledgerOf(db, pupil).select('batchId')
}

/** What teams were given when the pupil was in them, where a remark says something. */
export async function selectTeamRemarks(db: Db, pupil: Pupil): Promise<LedgerTable[]> {
  return db
    .selectFrom('ledger')
    .selectAll()
    .where('batchId', 'in', batchesOf(db, pupil).where('teamId', 'is not', null))
    .where('studentId', 'is', null)
    .where('remark', '<>', '')
    .execute()
}

/** Which of these comments another pupil got, too. */
export async function selectBatchesOfOthers(
  db: Db,
  batchIds: readonly string[],
  studentId: string,
): Promise<Set<string>> {
  if (batchIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('ledger')
    .select('batchId')
    .distinct()
    .where('batchId', 'in', batchIds)
    // Also not where it is null, as in a team's own row.
    .where('studentId', '<>', studentId)
    .execute()
  return new Set(rows.map(({ batchId }) => batchId))
}

/** A row of the ledger is never changed: it is written again without its words. */
export async function replaceLedgerRow(trx: Db, row: LedgerTable): Promise<void> {
  await trx.deleteFrom('ledger').where('id', '=', row.id).execute()
  await trx.insertInto('ledger').values(row).execute()
}

/** All corrections of remarks of the comments that a pupil got, the oldest first. */
export async function selectRemarkEdits(db: Db, pupil: Pupil): Promise<RemarkEditTable[]> {
  return db
    .selectFrom('remarkEdits')
    .selectAll()
    .where('classId', '=', pupil.classId)
    .where('batchId', 'in', batchesOf(db, pupil))
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

export async function deleteTelReadings(trx: Db, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length === 0) return
  await trx.deleteFrom('telReadings').where('studentId', 'in', studentIds).execute()
}

/** The number of the class's last change. */
export async function selectVersion(db: Db, classId: string): Promise<number> {
  const row = await db.selectFrom('classes').select('version').where('id', '=', classId).executeTakeFirst()
  return row?.version ?? 0
}

export async function insertErasure(trx: Db, row: ErasureTable): Promise<void> {
  await trx.insertInto('erasures').values(row).execute()
}

/** The list of what was erased, the oldest first. */
export async function selectErasures(db: Db): Promise<ErasureTable[]> {
  return db.selectFrom('erasures').selectAll().orderBy('at').orderBy('id').execute()
}

/** Who is to be erased and is still there: what was begun in steps and did not come to its end. */
export async function selectBegun(
  db: Db,
): Promise<{ classId: string; studentId: string; username: string }[]> {
  return db
    .selectFrom('erasures')
    .innerJoin('students', 'students.id', 'erasures.subjectId')
    .select(['students.classId', 'students.id as studentId', 'students.username'])
    .distinct()
    .orderBy('students.id')
    .execute()
}

/** A pupil of whichever class. */
export async function selectStudentById(
  db: Db,
  id: string,
): Promise<{ classId: string; username: string } | undefined> {
  return db.selectFrom('students').select(['classId', 'username']).where('id', '=', id).executeTakeFirst()
}
