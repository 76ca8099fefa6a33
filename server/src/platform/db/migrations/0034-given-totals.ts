import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/**
 * What a class was given on a day, or in a month, added up. No class has any at first: the server counts their days
 * while it serves, and reads the ledger until then.
 */
export async function givenTotals(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('givenTotals'))
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('totals', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('givenTotalsKey', ['classId', 'period'])
    .execute()
  await trx.schema
    .alterTable('classes')
    .addColumn('countedUntil', integerType(engine), (c) => c.notNull().defaultTo(0))
    .execute()
  // For the classes that have a day to count: few, in a night.
  await trx.schema.createIndex('classesToCount').on('classes').columns(['countedUntil', 'id']).execute()
}
