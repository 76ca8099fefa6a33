import type { EngineName } from '../database.ts'
import { forbidUpdates, integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Versions of pupils' records, pupils who left and whose records stay, and who read whole phone numbers. */
export async function studentInformation(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  const table = trx.schema.alterTable('students')
  await table.addColumn('version', integer, (column) => column.notNull().defaultTo(0)).execute()
  await table.addColumn('leftAt', integer).execute()
  await table.addColumn('leftTo', 'text', (column) => column.notNull().defaultTo('')).execute()
  await table.addColumn('isCarried', integer, (column) => column.notNull().defaultTo(0)).execute()

  await strictTable(engine, trx.schema.createTable('telReadings'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    // Kept when the pupil goes: who read a number is asked afterwards.
    .addColumn('studentId', 'text')
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('telReadingsOfClass')
    .on('telReadings')
    .columns(['classId', 'createdAt', 'id'])
    .execute()
  await trx.schema.createIndex('telReadingsOfTeacher').on('telReadings').column('teacherId').execute()
  for (const statement of forbidUpdates(engine, 'telReadings')) await statement.execute(trx)
}
