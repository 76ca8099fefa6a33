import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** 期末评语, what a class has settled about them, and sentences that teachers keep for the next term. */
export async function termReviews(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('termReviews'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('termKey', 'text', (column) => column.notNull())
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sentences', 'text', (column) => column.notNull())
    .addColumn('levels', 'text', (column) => column.notNull())
    .addColumn('teacherWords', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addColumn('lockedAt', integer)
    .addColumn('lockedBy', 'text', (column) => column.references('teachers.id'))
    .addPrimaryKeyConstraint('termReviewKey', ['classId', 'termKey', 'studentId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('reviewPlaces'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('place', integer, (column) => column.notNull())
    .addColumn('studentId', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reviewPlaceKey', ['classId', 'place'])
    .addUniqueConstraint('reviewPlaceOfStudent', ['classId', 'studentId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('reviewSettings'))
    .addColumn('classId', 'text', (column) =>
      column.primaryKey().references('classes.id').onDelete('cascade'),
    )
    .addColumn('settings', 'text', (column) => column.notNull())
    .execute()
  await strictTable(engine, trx.schema.createTable('reviewPhrases'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  for (const [name, table, columns] of [
    ['termReviewsOfStudent', 'termReviews', ['studentId']],
    ['termReviewsByTeacher', 'termReviews', ['teacherId']],
    ['termReviewsByLocker', 'termReviews', ['lockedBy']],
    ['reviewPhrasesOfTeacher', 'reviewPhrases', ['teacherId', 'createdAt']],
  ] as const)
    await trx.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}
