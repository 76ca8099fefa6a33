import type { EngineName } from '../database.ts'
import { integerType } from '../dialect.ts'
import type { Db } from '../schema.ts'

/** Since when nothing shows a picture: it is removed a day later. What is used already is found out by the first removal. */
export async function unusedFiles(trx: Db, engine: EngineName): Promise<void> {
  await trx.schema.alterTable('files').addColumn('unusedSince', integerType(engine)).execute()
  await trx
    .updateTable('files')
    .set((eb) => ({ unusedSince: eb.ref('createdAt') }))
    .execute()
  await trx.schema.createIndex('filesUnused').on('files').columns(['unusedSince', 'id']).execute()
  // Whose cover a picture is has to be found among all classes.
  await trx.schema.createIndex('classesByImage').on('classes').column('classImg').execute()
}
