import type { EngineName } from '../database.ts'
import type { Db } from '../schema.ts'

/** The sums of a class's comments by teacher first, so that those of one teacher are read without all the others. */
export async function figuresByTeacher(trx: Db, _engine: EngineName): Promise<void> {
  await trx.schema.dropIndex('ledgerFigures').execute()
  await trx.schema
    .createIndex('ledgerFigures')
    .on('ledger')
    .columns(['classId', 'teacherId', 'studentId', 'type', 'kind', 'createdAt', 'score'])
    .execute()
}
