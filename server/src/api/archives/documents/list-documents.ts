import {
  REMOVED_DOCUMENT_DAYS,
  type ArchiveDocument,
  type removedArchives,
} from '@pinge/contract/archives/documents.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { termName } from '@pinge/contract/values/school-days/terms.ts'
import { readPage } from '../../../platform/db/read-page.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../../platform/db/time-cursor.ts'
import { partsOf } from '../../access/require-document.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { completionOf, type PartOf } from './completion.ts'
import { selectDocuments, selectRemovedDocuments } from './document.queries.ts'

export const KEPT_REMOVED_MS = REMOVED_DOCUMENT_DAYS * DAY_MS

/** The documents of a class with how far each of their parts is filled, the newest first. */
export async function listDocuments(
  db: Db,
  { classId }: ClassReadContext,
  others: PartOf,
): Promise<ArchiveDocument[]> {
  const documents = await selectDocuments(db, classId)
  const completion = await completionOf(db, classId, documents, others)
  return documents.map((document) => {
    const { id, name, termKey, customAsideName, lockedAt, lockedByName, createdAt } = document
    return {
      documentId: id,
      name,
      termKey,
      termName: termName(termKey),
      parts: partsOf(document),
      customAsideName,
      isLocked: lockedAt !== null,
      lock: lockedAt === null ? null : { teacherName: lockedByName ?? '', lockedAt },
      createDate: createdAt,
      completion: completion(document),
    }
  })
}

/** A page of what can still be brought back, the last removed first. */
export async function listRemoved(
  db: Db,
  { classId, clock }: ClassReadContext,
  { cursor, limit }: RequestOf<typeof removedArchives>,
): Promise<DataOf<typeof removedArchives>> {
  const before = readTimeCursor(cursor)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectRemovedDocuments(db, classId, clock() - KEPT_REMOVED_MS, { before, limit: most }),
    ({ removedAt, id }) => writeTimeCursor({ createdAt: removedAt, id }),
  )
  return {
    items: page.map(({ id, name, termKey, removedAt, teacherName }) => ({
      documentId: id,
      name,
      termName: termName(termKey),
      removedAt,
      teacherName,
      goneAt: removedAt + KEPT_REMOVED_MS,
    })),
    nextCursor,
  }
}
