import type { EngineName } from '../database.ts'
import { integerType } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Marks the classes that were made to be looked at, which are removed whole. */
export async function exampleClass(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema
    .alterTable('classes')
    .addColumn('isExample', integerType(engine), (column) => column.notNull().defaultTo(0))
    .execute()
}
