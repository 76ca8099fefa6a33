import type { ArchiveLock, ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { Db } from '../../platform/db/schema.ts'
import { documentLockedRefusal, partsOf } from './require-document.ts'

/** Refuses to write in a part of a term that is locked. */
export async function requireOpenTerm(
  trx: Db,
  classId: string,
  termKey: string,
  part: ArchivePart,
): Promise<void> {
  const lock = await findTermLock(trx, classId, termKey, part)
  if (lock) throw documentLockedRefusal(lock)
}

/**
 * Who locked a part of a term: the newest of its documents with that part, where all of them are locked. Where one is
 * open, or none was made yet, there is something to write for.
 */
export async function findTermLock(
  db: Db,
  classId: string,
  termKey: string,
  part: ArchivePart,
): Promise<ArchiveLock | null> {
  const documents = await db
    .selectFrom('archiveDocuments')
    .leftJoin('teachers', 'teachers.id', 'archiveDocuments.lockedBy')
    .select(['parts', 'lockedAt', 'teachers.nickname as lockedByName'])
    .where('classId', '=', classId)
    .where('termKey', '=', termKey)
    .where('removedAt', 'is', null)
    .orderBy('archiveDocuments.createdAt', 'desc')
    .orderBy('archiveDocuments.id', 'desc')
    .execute()
  const locks = documents
    .filter((document) => partsOf(document).includes(part))
    .map(({ lockedAt, lockedByName }) =>
      lockedAt === null ? null : { teacherName: lockedByName ?? '', lockedAt },
    )
  return locks.includes(null) ? null : (locks[0] ?? null)
}
