import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'

export async function insertDocument(trx: Db, row: ArchiveDocumentTable): Promise<void> {
  await trx.insertInto('archiveDocuments').values(row).execute()
}
