import type { EngineName } from '../database.ts'
import { integerType, strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Content packages as they were imported, and what teachers keep of what is in them. */
export async function content(trx: Db, engine: EngineName): Promise<void> {
  await packages(trx, engine)
  await keptByTeachers(trx, engine)
}

async function packages(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('contentPackages'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('manifest', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('isSample', integer, (column) => column.notNull())
    .addColumn('version', integer, (column) => column.notNull())
    .addColumn('importedAt', integer, (column) => column.notNull())
    .addColumn('removedAt', integer)
    .execute()
  await strictTable(engine, trx.schema.createTable('contentEntries'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('packageId', 'text', (column) =>
      column.notNull().references('contentPackages.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('addedAt', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addColumn('removedAt', integer)
    .execute()
  await strictTable(engine, trx.schema.createTable('contentFiles'))
    .addColumn('packageId', 'text', (column) =>
      column.notNull().references('contentPackages.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('bytes', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('contentFileKey', ['packageId', 'role', 'path'])
    .execute()
  await strictTable(engine, trx.schema.createTable('previews'))
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('previewKey', 'text')
    .addColumn('takenUntil', integer)
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('previewsByState')
    .on('previews')
    .columns(['state', 'createdAt', 'key'])
    .execute()
  await trx.schema
    .createIndex('contentEntriesOfPackage')
    .on('contentEntries')
    .columns(['packageId', 'id'])
    .execute()
  await trx.schema.createIndex('contentFilesByKey').on('contentFiles').column('key').execute()
}

async function keptByTeachers(trx: Db, engine: EngineName): Promise<void> {
  const integer = integerType(engine)
  await strictTable(engine, trx.schema.createTable('contentFavorites'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('entryId', 'text', (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('contentFavoriteKey', ['teacherId', 'entryId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('contentProgress'))
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('entryId', 'text', (column) => column.notNull())
    .addColumn('partId', 'text')
    .addColumn('position', integer, (column) => column.notNull())
    .addColumn('updatedAt', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('contentProgressKey', ['teacherId', 'entryId'])
    .execute()
  await strictTable(engine, trx.schema.createTable('playRecords'))
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacherId', 'text', (column) =>
      column.notNull().references('teachers.id').onDelete('cascade'),
    )
    .addColumn('categoryId', integer, (column) => column.notNull())
    .addColumn('type', integer, (column) => column.notNull())
    .addColumn('subCategoryId', 'text', (column) => column.notNull())
    .addColumn('subCategoryName', 'text', (column) => column.notNull())
    .addColumn('entryId', 'text', (column) => column.notNull())
    .addColumn('minuteHundredths', integer, (column) => column.notNull())
    .addColumn('createdAt', integer, (column) => column.notNull())
    .execute()
  await strictTable(engine, trx.schema.createTable('contentUses'))
    .addColumn('entryId', 'text', (column) => column.primaryKey())
    .addColumn('uses', integer, (column) => column.notNull())
    .execute()
  await trx.schema
    .createIndex('playRecordsOfTeacher')
    .on('playRecords')
    .columns(['teacherId', 'createdAt', 'id'])
    .execute()
}
