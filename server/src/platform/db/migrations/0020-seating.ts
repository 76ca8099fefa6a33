import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The seats of a class: at most one pupil on each, and one seat for each pupil. */
export async function seating(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('seatingPlans'))
    .addColumn('classId', 'text', (column) =>
      column.primaryKey().notNull().references('classes.id').onDelete('cascade'),
    )
    .addColumn('rows', integer, (column) => column.notNull())
    .addColumn('columns', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('seatingPlansByTeacher').on('seatingPlans').column('teacherId').execute()

  await strictTable(engine, trx.schema.createTable('seats'))
    .addColumn('studentId', 'text', (column) =>
      column.primaryKey().notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('row', integer, (column) => column.notNull())
    .addColumn('column', integer, (column) => column.notNull())
    .addUniqueConstraint('onePupilASeat', ['classId', 'row', 'column'])
    .execute()
}
