import { currentRemark } from '../../platform/db/current-remark.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { CommentPhotoTable } from '../../platform/db/tables/files.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import type {
  RealisticBatchTable,
  RealisticPictureTable,
  RealisticRecordTable,
} from '../../platform/db/tables/realistic.ts'
import type { RedemptionTable } from '../../platform/db/tables/comments/rewards.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'

/** A pupil's ledger rows from the oldest on, a page at a time, with their remarks as they read now. */
export async function selectHistory(
  db: Db,
  { id, classId }: Pick<StudentTable, 'id' | 'classId'>,
  after: Pick<LedgerTable, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<LedgerTable[]> {
  const rows = await db
    .selectFrom('ledger')
    .selectAll()
    .select((eb) => currentRemark(eb).as('currentRemark'))
    .where('classId', '=', classId)
    .where('studentId', '=', id)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('createdAt', '>', after?.createdAt ?? 0),
          eb.and([eb('createdAt', '=', after?.createdAt ?? 0), eb('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ currentRemark: remark, ...row }) => ({ ...row, remark }))
}

/** A pupil's exchanges, the oldest first. */
export async function selectRedemptionHistory(db: Db, studentId: string): Promise<RedemptionTable[]> {
  return db
    .selectFrom('redemptions')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function insertRedemptionHistory(trx: Db, rows: readonly RedemptionTable[]): Promise<void> {
  await trx
    .insertInto('redemptions')
    .values([...rows])
    .execute()
}

/** The photos of what a pupil was given, and was not taken back from them. */
export async function selectPhotoHistory(
  db: Db,
  { id, classId }: Pick<StudentTable, 'id' | 'classId'>,
): Promise<CommentPhotoTable[]> {
  return db
    .selectFrom('commentPhotos')
    .innerJoin('ledger', 'ledger.batchId', 'commentPhotos.batchId')
    .selectAll('commentPhotos')
    .distinct()
    .where('ledger.classId', '=', classId)
    .where('ledger.studentId', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger as undo')
            .select('undo.id')
            .whereRef('undo.undoneBatchId', '=', 'ledger.batchId')
            .whereRef('undo.studentId', '=', 'ledger.studentId'),
        ),
      ),
    )
    .execute()
}

/** A batch that moves has its photo once, however many pupils it was for. */
export async function insertPhotoHistory(trx: Db, photos: readonly CommentPhotoTable[]): Promise<void> {
  await trx
    .insertInto('commentPhotos')
    .values([...photos])
    .onConflict((conflict) => conflict.column('batchId').doNothing())
    .execute()
}

type RealisticHistory = {
  batches: RealisticBatchTable[]
  records: RealisticRecordTable[]
  pictures: RealisticPictureTable[]
}

/** What a pupil did, with its pictures. */
export async function selectRealisticHistory(db: Db, studentId: string): Promise<RealisticHistory> {
  const records = await db
    .selectFrom('realisticRecords')
    .selectAll()
    .where('studentId', '=', studentId)
    .orderBy('id')
    .execute()
  const batchIds = records.map(({ batchId }) => batchId)
  if (batchIds.length === 0) return { batches: [], records, pictures: [] }
  return {
    batches: await db.selectFrom('realisticBatches').selectAll().where('id', 'in', batchIds).execute(),
    records,
    pictures: await db.selectFrom('realisticPictures').selectAll().where('batchId', 'in', batchIds).execute(),
  }
}

/** A batch that moves is written once, however many of its pupils move. Few rows at once: both engines bound the values of a statement. */
export async function insertRealisticHistory(
  trx: Db,
  { batches, records, pictures }: RealisticHistory,
): Promise<void> {
  for (const batch of batches)
    await trx
      .insertInto('realisticBatches')
      .values(batch)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  for (const record of records) await trx.insertInto('realisticRecords').values(record).execute()
  for (const picture of pictures)
    await trx
      .insertInto('realisticPictures')
      .values(picture)
      .onConflict((conflict) => conflict.columns(['batchId', 'position']).doNothing())
      .execute()
}

/** The batches of a class in which both pupils have a row. */
export async function selectSharedBatches(
  db: Db,
  classId: string,
  id: string,
  otherId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('ledger as same', 'same.batchId', 'ledger.batchId')
    .select('ledger.batchId')
    .distinct()
    .where('ledger.classId', '=', classId)
    .where('ledger.studentId', '=', id)
    .where('same.studentId', '=', otherId)
    .execute()
  return new Set(rows.map(({ batchId }) => batchId))
}
