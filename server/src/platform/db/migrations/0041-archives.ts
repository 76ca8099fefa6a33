import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Growth archives: their documents, and the cells of marks and fitness. */
export async function archives(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('archiveDocuments'))
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('classId', 'text', (c) => c.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('termKey', 'text', (c) => c.notNull())
    .addColumn('parts', 'text', (c) => c.notNull())
    .addColumn('customAsideName', 'text', (c) => c.notNull())
    .addColumn('subjects', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('columnsVersion', integer, (c) => c.notNull())
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id'))
    .addColumn('createdAt', integer, (c) => c.notNull())
    .addColumn('lockedAt', integer)
    .addColumn('lockedBy', 'text', (c) => c.references('teachers.id'))
    .addColumn('removedAt', integer)
    .addColumn('removedBy', 'text', (c) => c.references('teachers.id'))
    .execute()
  await trx.schema
    .createIndex('archiveDocumentsOfClass')
    .on('archiveDocuments')
    .columns(['classId', 'createdAt'])
    .execute()
  await trx.schema
    .createIndex('removedArchiveDocuments')
    .on('archiveDocuments')
    .column('removedAt')
    .where('removedAt', 'is not', null)
    .execute()

  // The class is that of the document, which takes its cells along.
  await strictTable(engine, trx.schema.createTable('sheetCells'))
    .addColumn('documentId', 'text', (c) => c.notNull().references('archiveDocuments.id').onDelete('cascade'))
    .addColumn('studentId', 'text', (c) => c.notNull().references('students.id').onDelete('cascade'))
    .addColumn('classId', 'text', (c) => c.notNull())
    .addColumn('column', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('version', integer, (c) => c.notNull())
    .addColumn('teacherId', 'text', (c) => c.notNull().references('teachers.id'))
    .addColumn('updatedAt', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('sheetCellsKey', ['documentId', 'studentId', 'column'])
    .execute()
  await trx.schema.createIndex('sheetCellsOfStudent').on('sheetCells').column('studentId').execute()
}
