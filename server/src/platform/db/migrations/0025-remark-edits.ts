import type { EngineName } from '../database.ts'
import { forbidUpdates, integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** A row of the ledger is never changed, so that what was corrected in a remark stands beside it, with the old words. */
export async function remarkEdits(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('remarkEdits'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('batchId', 'text', (column) => column.notNull())
    .addColumn('oldRemark', 'text', (column) => column.notNull())
    .addColumn('newRemark', 'text', (column) => column.notNull())
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('createdAt', integerType(engine), (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('remarkEditsOfBatch')
    .on('remarkEdits')
    .columns(['batchId', 'createdAt', 'id'])
    .execute()
  await trx.schema.createIndex('remarkEditsOfClass').on('remarkEdits').column('classId').execute()
  for (const statement of forbidUpdates(engine, 'remarkEdits')) await statement.execute(trx)
}
