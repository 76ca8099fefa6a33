import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Classes archived for longer than `KEEP_YEARS` whose owner was told that they go. */
export async function classExpiries(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('classExpiries'))
    .addColumn('classId', 'text', (column) =>
      column.primaryKey().references('classes.id').onDelete('cascade'),
    )
    .addColumn('announcedAt', integerType(engine), (column) => column.notNull())
    .execute()
}
