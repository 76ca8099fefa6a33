import { notUndone } from '../../../platform/db/not-undone.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { batchesOf, ledgerOf, type Pupil } from './erasure.queries.ts'

type Counted =
  | 'guardians'
  | 'ledger'
  | 'redemptions'
  | 'attendance'
  | 'sheetCells'
  | 'realisticRecords'
  | 'termReviews'
  | 'trainingRounds'

/** How many rows of a table are a pupil's; a comment is counted without its undoing, a cell only with something in it. */
export async function countOfStudent(db: Db, table: Counted, pupil: Pupil): Promise<number> {
  const { count } = await (rowsOfStudent(db, table, pupil) as ReturnType<typeof db.selectFrom<'guardians'>>)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function rowsOfStudent(db: Db, table: Counted, pupil: Pupil) {
  const { studentId } = pupil
  if (table === 'ledger') return ledgerOf(db, pupil).where('kind', 'in', ['praise', 'reminder'])
  if (table === 'sheetCells')
    return db.selectFrom('sheetCells').where('studentId', '=', studentId).where('value', '<>', '')
  if (table === 'trainingRounds') return db.selectFrom('trainingRounds').where('stuId', '=', studentId)
  // One table of several that are alike in this column.
  return db.selectFrom(table as 'guardians').where('studentId', '=', studentId)
}

/** Pictures that go with the pupil, and the records and pictures that stay because others are in them. */
export async function countSharedRecords(
  db: Db,
  pupil: Pupil,
): Promise<{ ownPictures: number; records: number; pictures: number }> {
  const { studentId } = pupil
  const others = await db
    .selectFrom('realisticRecords')
    .select('batchId')
    .distinct()
    .where(
      'batchId',
      'in',
      db.selectFrom('realisticRecords').select('batchId').where('studentId', '=', studentId),
    )
    .where('studentId', '<>', studentId)
    .execute()
  const shared = new Set(others.map(({ batchId }) => batchId))
  const recorded = await db
    .selectFrom('realisticPictures')
    .select('batchId')
    .where(
      'batchId',
      'in',
      db.selectFrom('realisticRecords').select('batchId').where('studentId', '=', studentId),
    )
    .execute()
  const photographed = db
    .selectFrom('commentPhotos')
    .select('batchId')
    .where('batchId', 'in', batchesOf(db, pupil))
  const othersGiven = await db
    .selectFrom('ledger')
    .select('batchId')
    .distinct()
    .where('batchId', 'in', photographed)
    .where('studentId', '<>', studentId)
    .where(notUndone)
    .execute()
  const given = await photographed.execute()
  const sharedGiven = new Set(othersGiven.map(({ batchId }) => batchId))
  const stayingPictures =
    recorded.filter(({ batchId }) => shared.has(batchId)).length +
    given.filter(({ batchId }) => sharedGiven.has(batchId)).length
  return {
    ownPictures: recorded.length + given.length - stayingPictures,
    records: shared.size,
    pictures: stayingPictures,
  }
}
