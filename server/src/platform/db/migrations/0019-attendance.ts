import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Who was there, late, on leave or missing, by day. */
export async function attendance(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('attendance'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('attendanceKey', ['studentId', 'date'])
    .execute()
  await trx.schema
    .createIndex('attendanceOfClass')
    .on('attendance')
    .columns(['classId', 'date', 'studentId'])
    .execute()
  await trx.schema.createIndex('attendanceByTeacher').on('attendance').column('teacherId').execute()
}
