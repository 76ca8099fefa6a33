import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** 家长同意. The pupils of example classes are made up, and their families have consented. */
export async function studentConsents(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('studentConsents'))
    .addColumn('studentId', 'text', (column) =>
      column.primaryKey().references('students.id').onDelete('cascade'),
    )
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('givenOn', 'text')
    .addColumn('withdrawnOn', 'text')
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('updatedAt', integerType(engine), (column) => column.notNull())
    .execute()
  for (const [name, column] of [
    ['studentConsentsOfClass', 'classId'],
    ['studentConsentsByTeacher', 'teacherId'],
  ] as const)
    await trx.schema.createIndex(name).on('studentConsents').column(column).execute()
  await trx
    .insertInto('studentConsents')
    .columns(['studentId', 'classId', 'givenOn', 'teacherId', 'updatedAt'])
    .expression((eb) =>
      eb
        .selectFrom('students')
        .innerJoin('classes', 'classes.id', 'students.classId')
        .innerJoin('classTeachers', 'classTeachers.classId', 'classes.id')
        .select([
          'students.id',
          'students.classId',
          eb.val('2026-09-01').as('givenOn'),
          'classTeachers.teacherId',
          'classes.createdAt',
        ])
        .where('classes.isExample', '=', 1)
        .where('classTeachers.role', '=', 'owner'),
    )
    .execute()
}
