import type { EngineName } from '../database.ts'
import type { Db } from '../schema.ts'

/** The sums of a class's comments are read from indexes alone: what each pupil was given, and which batches were undone. */
export async function figures(trx: Db, _engine: EngineName): Promise<void> {
  // In the order in which the sums are grouped, with the columns by which they are narrowed and what they add up.
  await trx.schema
    .createIndex('ledgerFigures')
    .on('ledger')
    .columns(['classId', 'studentId', 'type', 'kind', 'teacherId', 'createdAt', 'score'])
    .execute()
  await trx.schema
    .createIndex('ledgerUndosOfClass')
    .on('ledger')
    .columns(['classId', 'undoneBatchId'])
    .where('undoneBatchId', 'is not', null)
    .execute()
}
