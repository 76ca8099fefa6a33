import type { ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { Db } from '../../platform/db/schema.ts'
import { partsOf, requireOpenDocument } from './require-document.ts'

/**
 * Refuses to write in a part of a term whose documents with that part are all locked. Where one is open, or none was
 * made yet, there is something to write for.
 */
export async function requireOpenTerm(
  trx: Db,
  classId: string,
  termKey: string,
  part: ArchivePart,
): Promise<void> {
  const documents = await trx
    .selectFrom('archiveDocuments')
    .select(['id', 'parts', 'lockedAt'])
    .where('classId', '=', classId)
    .where('termKey', '=', termKey)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const withPart = documents.filter((document) => partsOf(document).includes(part))
  const [newest] = withPart
  if (!newest || withPart.some(({ lockedAt }) => lockedAt === null)) return
  await requireOpenDocument(trx, classId, newest.id, part)
}
