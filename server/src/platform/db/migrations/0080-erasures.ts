import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The list of what was erased for good. It refers to nothing: it outlives what it names. */
export async function erasures(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('erasures'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('at', integerType(engine), (column) => column.notNull())
    .execute()
}
