import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The pictures that teachers uploaded and the server checked. */
export async function files(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('files'))
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('stagedKey', 'text', (column) => column.notNull())
    .addColumn('contentType', 'text', (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('width', integer, (column) => column.notNull())
    .addColumn('height', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addUniqueConstraint('oneFileOfUpload', ['teacherId', 'stagedKey'])
    .execute()
  await trx.schema.createIndex('filesOfTeacher').on('files').columns(['teacherId', 'createdAt']).execute()
}
