import type { EngineName } from '../database.ts'
import { integerType } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** After how many seats of a row there is an aisle. */
export async function seatAisles(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema
    .alterTable('seatingPlans')
    .addColumn('aisleEvery', integerType(engine), (column) => column.notNull().defaultTo(0))
    .execute()
}
