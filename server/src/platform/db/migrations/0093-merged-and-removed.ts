import type { EngineName } from '../database.ts'
import { strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/**
 * Records that were merged into another one: a backup from before holds them still. And pupils who are deleted: they are
 * gone from then on, and their rows go in steps.
 */
export async function mergedAndRemoved(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('mergedStudents'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('intoId', 'text', (column) => column.notNull().references('students.id').onDelete('cascade'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .execute()
  await strictTable(engine, trx.schema.createTable('removedStudents'))
    .addColumn('studentId', 'text', (column) =>
      column.primaryKey().notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .execute()
  for (const [name, table, column] of [
    ['mergedStudentsInto', 'mergedStudents', 'intoId'],
    ['mergedStudentsOfClass', 'mergedStudents', 'classId'],
    ['removedStudentsOfClass', 'removedStudents', 'classId'],
  ] as const)
    await trx.schema.createIndex(name).on(table).column(column).execute()
}
