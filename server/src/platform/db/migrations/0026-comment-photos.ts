import type { EngineName } from '../database.ts'
import { strictTable } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** The photo of a comment, kept beside the ledger, whose rows never change: it goes with an undo. */
export async function commentPhotos(trx: Db, engine: EngineName): Promise<void> {
  await strictTable(engine, trx.schema.createTable('commentPhotos'))
    .addColumn('batchId', 'text', (column) => column.primaryKey())
    .addColumn('classId', 'text', (column) => column.notNull().references('classes.id').onDelete('cascade'))
    .addColumn('fileKey', 'text', (column) => column.notNull())
    .execute()
  await trx.schema.createIndex('commentPhotosOfClass').on('commentPhotos').column('classId').execute()
  await trx.schema.createIndex('commentPhotosByFile').on('commentPhotos').column('fileKey').execute()
}
