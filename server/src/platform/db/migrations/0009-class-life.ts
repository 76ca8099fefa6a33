import { sql } from 'kysely'
import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** What a class is beyond its name, how it rests and goes, and the messages that tell of it. */
export async function classLife(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  const addToClasses = (name: string, type: 'text' | typeof integer, isCounted = false) =>
    trx.schema
      .alterTable('classes')
      .addColumn(name, type, (column) =>
        type === 'text' ? column.notNull().defaultTo('') : isCounted ? column.notNull().defaultTo(0) : column,
      )
      .execute()
  await addToClasses('school', 'text')
  await addToClasses('headTeacher', 'text')
  await addToClasses('editVersion', integer, true)
  await addToClasses('archivedAt', integer)
  await addToClasses('deletedAt', integer)
  await trx.schema.createIndex('deletedClasses').on('classes').column('deletedAt').execute()

  // A deleted class has no teachers: they wait here until it is restored, so that every way into a class is closed.
  await strictTable(engine, trx.schema.createTable('formerClassTeachers'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('isCanSendClassNotice', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('formerClassTeachersKey', ['classId', 'teacherId'])
    .execute()
  await trx.schema
    .createIndex('formerClassesOfTeacher')
    .on('formerClassTeachers')
    .column('teacherId')
    .execute()

  await strictTable(engine, trx.schema.createTable('messages'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('classId', 'text', (column) => column.references('classes.id').onDelete('cascade'))
    .addColumn('className', 'text', (column) => column.notNull())
    .addColumn('actorName', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('joinRequestId', 'text')
    .addColumn('readAt', integer)
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('messagesOfTeacher')
    .on('messages')
    .columns(['teacherId', 'createdAt', 'id'])
    .execute()
  await trx.schema
    .createIndex('unreadMessagesOfTeacher')
    .on('messages')
    .column('teacherId')
    .where(sql.ref('readAt'), 'is', null)
    .execute()
  await trx.schema.createIndex('messagesOfClass').on('messages').column('classId').execute()
}
