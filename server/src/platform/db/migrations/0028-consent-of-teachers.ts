import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** What a teacher is asked before they teach or own a class, and how often others may ask and write to them. */
export async function consentOfTeachers(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('classInvites'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('inviterId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('tel', 'text', (column) => column.notNull())
    .addColumn('teacherId', 'text', (column) => column.references('teachers.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('endedAt', integer)
    .execute()
  for (const [index, column] of [
    ['classInvitesOfClass', 'classId'],
    ['classInvitesOfInviter', 'inviterId'],
    ['classInvitesOfTel', 'tel'],
    ['classInvitesOfTeacher', 'teacherId'],
  ] as const)
    await trx.schema.createIndex(index).on('classInvites').column(column).execute()

  await strictTable(engine, trx.schema.createTable('blockedInviters'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('inviterId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('oneBlockedInviter', ['teacherId', 'inviterId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('joinRefusals'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('refusedAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('oneJoinRefusal', ['classId', 'teacherId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('sentNotices'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('sentAt', integer, (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('sentNoticesOfTeacher').on('sentNotices').column('teacherId').execute()
}
