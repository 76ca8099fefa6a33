import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The practical course that a class does now: one at most. */
export async function classPractices(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('classPractices'))
    .addColumn('classId', 'text', (column) =>
      column.primaryKey().notNull().references('classes.id').onDelete('cascade'),
    )
    .addColumn('entryId', 'text', (column) => column.notNull())
    .addColumn('startedOn', 'text', (column) => column.notNull())
    .addColumn('doneDays', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .execute()
}
