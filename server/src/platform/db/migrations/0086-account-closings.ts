import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Accounts whose teacher asked to close them, until they are closed or kept. */
export async function accountClosings(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('accountClosings'))
    .addColumn('teacherId', 'text', (column) =>
      column.primaryKey().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('closesAt', integerType(engine), (column) => column.notNull())
    .execute()
}
