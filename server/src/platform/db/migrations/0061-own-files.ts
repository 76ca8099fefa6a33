import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** 我的资料: what teachers upload for themselves, and the classes whose teachers read it. */
export async function ownFiles(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('ownFolders'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('parentId', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  await strictTable(engine, trx.schema.createTable('ownFiles'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('folderId', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('fileKey', 'text', (column) => column.notNull().unique())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addColumn('removedAt', integer)
    .execute()
  await strictTable(engine, trx.schema.createTable('ownFileShares'))
    .addColumn('fileId', 'text', (column) => column.notNull().references('ownFiles.id').onDelete('cascade'))
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('ownFileShareKey', ['fileId', 'classId'])
    .execute()
  for (const [name, table, columns] of [
    ['ownFoldersOfTeacher', 'ownFolders', ['teacherId', 'createdAt']],
    ['ownFilesOfTeacher', 'ownFiles', ['teacherId', 'removedAt']],
    ['ownFilesRemoved', 'ownFiles', ['removedAt', 'id']],
    ['ownFileSharesOfClass', 'ownFileShares', ['classId']],
  ] as const)
    await trx.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute()
}
