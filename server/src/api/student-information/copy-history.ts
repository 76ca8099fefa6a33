import { inParts, ROWS_PER_STATEMENT } from '../../platform/db/in-parts.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import type { StudentTable } from '../../platform/db/tables/students.ts'
import type { NewId } from '../../platform/random.ts'
import { insertLedgerRows } from '../writes/write-ledger.ts'
import {
  insertPhotoHistory,
  insertRealisticHistory,
  insertRedemptionHistory,
  selectHistory,
  selectPhotoHistory,
  selectRealisticHistory,
  selectRedemptionHistory,
} from './history.queries.ts'

type Target = Pick<StudentTable, 'id' | 'classId'>

/**
 * Copies a pupil's ledger rows and exchanges to another record, with their own times, teachers and words. The old rows stay as
 * they are: a row of the ledger is never changed. `batchOf` says in which batch of the target a batch's rows belong.
 * The totals are the caller's.
 */
export async function copyHistory(
  trx: Db,
  newId: NewId,
  from: Target,
  to: Target,
  batchOf: (batchId: string) => string,
): Promise<void> {
  let after: LedgerTable | undefined
  do {
    const rows = await selectHistory(trx, from, after, ROWS_PER_STATEMENT)
    const copies = rows.map((row) => ({
      ...row,
      id: newId(),
      batchId: batchOf(row.batchId),
      classId: to.classId,
      studentId: to.id,
      // A team belongs to its class.
      teamId: to.classId === from.classId ? row.teamId : null,
      undoneBatchId: row.undoneBatchId === null ? null : batchOf(row.undoneBatchId),
    }))
    if (copies.length > 0) await insertLedgerRows(trx, copies)
    after = rows.length === ROWS_PER_STATEMENT ? rows.at(-1) : undefined
  } while (after)
  await copyRedemptions(trx, newId, from, to, batchOf)
}

async function copyRedemptions(
  trx: Db,
  newId: NewId,
  from: Target,
  to: Target,
  batchOf: (batchId: string) => string,
): Promise<void> {
  const redemptions = await selectRedemptionHistory(trx, from.id)
  const copies = redemptions.map((row) => ({
    ...row,
    id: newId(),
    batchId: batchOf(row.batchId),
    classId: to.classId,
    studentId: to.id,
    // A reward, and the stock that it came from, belongs to its class.
    rewardId: to.classId === from.classId ? row.rewardId : null,
  }))
  for (const some of inParts(copies)) await insertRedemptionHistory(trx, some)
}

/** Copies the photos of a pupil's comments to another class, beside the rows that `copyHistory` made there. */
export async function copyPhotos(
  trx: Db,
  from: Target,
  toClassId: string,
  batchOf: (batchId: string) => string,
): Promise<void> {
  const photos = await selectPhotoHistory(trx, from)
  const copies = photos.map((photo) => ({ ...photo, batchId: batchOf(photo.batchId), classId: toClassId }))
  for (const some of inParts(copies)) await insertPhotoHistory(trx, some)
}

/** Copies what a pupil did to another class, with its pictures: what pupils who move did together stays one batch. */
export async function copyRealistic(
  trx: Db,
  newId: NewId,
  from: Target,
  to: Target,
  batchOf: (batchId: string) => string,
): Promise<void> {
  const { batches, records, pictures } = await selectRealisticHistory(trx, from.id)
  const inClass = { classId: to.classId }
  await insertRealisticHistory(trx, {
    batches: batches.map((batch) => ({ ...batch, ...inClass, id: batchOf(batch.id) })),
    records: records.map((record) => ({
      ...record,
      ...inClass,
      id: newId(),
      batchId: batchOf(record.batchId),
      studentId: to.id,
    })),
    pictures: pictures.map((picture) => ({ ...picture, ...inClass, batchId: batchOf(picture.batchId) })),
  })
}

/** Gives each batch a new id, the same one whenever it is asked for again. */
export function newBatchIds(newId: NewId): (batchId: string) => string {
  const ids = new Map<string, string>()
  return (batchId) => {
    const id = ids.get(batchId) ?? newId()
    ids.set(batchId, id)
    return id
  }
}
