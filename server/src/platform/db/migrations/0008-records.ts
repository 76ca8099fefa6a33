import type { EngineName } from '../database.ts'
import type { Db } from '../schema.ts'

/**
 * A class's part of the ledger in the order in which it is read, batch by batch, with the columns by which it is
 * filtered: rows that are not meant are passed over without being fetched.
 */
export async function records(trx: Db, _engine: EngineName): Promise<void> {
  await trx.schema.dropIndex('ledgerOfClass').execute()
  await trx.schema
    .createIndex('ledgerOfClass')
    .on('ledger')
    .columns(['classId', 'createdAt', 'batchId', 'id', 'kind', 'type', 'teacherId'])
    .execute()
  // A pupil's rows in the same order. With the class in it, it is the narrower one of the two, and is taken.
  await trx.schema.dropIndex('ledgerOfStudent').execute()
  await trx.schema
    .createIndex('ledgerOfStudent')
    .on('ledger')
    .columns(['studentId', 'classId', 'createdAt', 'batchId', 'id'])
    .execute()
}
