import type { EngineName } from '../database.ts'
import { integerType } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Numbers the changes of a class, so that a browser knows whether it has seen all of them. */
export async function classVersion(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema
    .alterTable('classes')
    .addColumn('version', integerType(engine), (column) => column.notNull().defaultTo(0))
    .execute()
}
