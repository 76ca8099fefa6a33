import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** 写实: what pupils did, a record each, with the pictures of all who did it together. */
export async function realisticRecords(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('realisticBatches'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('type', integer, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('minutes', integer)
    .addColumn('level', 'text')
    .addColumn('teacherId', 'text', (column) => column.notNull().references('teachers.id'))
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .execute()
  await strictTable(engine, trx.schema.createTable('realisticRecords'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('batchId', 'text', (column) =>
      column.notNull().references('realisticBatches.id').onDelete('cascade'),
    )
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('studentId', 'text', (column) =>
      column.notNull().references('students.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('isTypical', integer, (column) => column.notNull())
    .addUniqueConstraint('realisticRecordOfStudent', ['batchId', 'studentId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('realisticPictures'))
    .addColumn('batchId', 'text', (column) =>
      column.notNull().references('realisticBatches.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('fileKey', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('realisticPictureKey', ['batchId', 'position'])
    .execute()
  for (const [name, table, columns] of [
    ['realisticBatchesOfClass', 'realisticBatches', ['classId', 'date', 'id']],
    ['realisticBatchesByTeacher', 'realisticBatches', ['teacherId']],
    ['realisticRecordsOfClass', 'realisticRecords', ['classId', 'state']],
    ['realisticRecordsOfStudent', 'realisticRecords', ['studentId']],
    ['realisticPicturesOfClass', 'realisticPictures', ['classId']],
    ['realisticPicturesByFile', 'realisticPictures', ['fileKey']],
  ] as const)
    await trx.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}
