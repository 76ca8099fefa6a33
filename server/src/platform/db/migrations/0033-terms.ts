import { localSchoolYear } from '@pinge/contract/values/school-days/terms.ts'
import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The owner's own days of a class's terms, and the school year for which its grade was said. */
export async function terms(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('classTerms'))
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('startDate', 'text', (c) => c.notNull())
    .addColumn('endDate', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('classTermsKey', ['classId', 'key'])
    .execute()
  await trx.schema.alterTable('classes').addColumn('gradeYear', integerType(engine)).execute()
  const classes = await trx.selectFrom('classes').select(['id', 'createdAt']).orderBy('id').execute()
  for (const { id, createdAt } of classes)
    await trx
      .updateTable('classes')
      .set({ gradeYear: localSchoolYear(createdAt) })
      .where('id', '=', id)
      .execute()
}
