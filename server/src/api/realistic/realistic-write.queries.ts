import type { Db } from '../../platform/db/schema.ts'
import type { RealisticBatchTable, RealisticRecordTable } from '../../platform/db/tables/realistic.ts'

export async function insertBatch(trx: Db, batch: RealisticBatchTable): Promise<void> {
  await trx.insertInto('realisticBatches').values(batch).execute()
}

type Written = Omit<RealisticBatchTable, 'id' | 'classId' | 'teacherId' | 'createdAt' | 'version'>

/** Writes what was edited, and counts the edit. */
export async function updateBatch(trx: Db, id: string, written: Written): Promise<void> {
  await trx
    .updateTable('realisticBatches')
    .set((eb) => ({ ...written, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Counts as an edit of these batches that pupils were taken out. */
export async function countEdit(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('realisticBatches')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}

export async function insertRecords(trx: Db, records: readonly RealisticRecordTable[]): Promise<void> {
  if (records.length === 0) return
  await trx
    .insertInto('realisticRecords')
    .values([...records])
    .execute()
}

export async function updateRecords(
  trx: Db,
  ids: readonly string[],
  values: Partial<Pick<RealisticRecordTable, 'batchId' | 'role' | 'state' | 'word' | 'isTypical'>>,
): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('realisticRecords').set(values).where('id', 'in', ids).execute()
}

export async function deleteRecords(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('realisticRecords').where('id', 'in', ids).execute()
}

/** How many pupils a batch tells of, of those who have left among them. */
export async function countRecords(trx: Db, batchId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('realisticRecords')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertPictures(
  trx: Db,
  { batchId, classId }: { batchId: string; classId: string },
  fileKeys: readonly string[],
): Promise<void> {
  if (fileKeys.length === 0) return
  await trx
    .insertInto('realisticPictures')
    .values(fileKeys.map((fileKey, position) => ({ batchId, classId, position, fileKey })))
    .execute()
}

export async function deletePictures(trx: Db, batchId: string): Promise<void> {
  await trx.deleteFrom('realisticPictures').where('batchId', '=', batchId).execute()
}
