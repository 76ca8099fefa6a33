import {
  MAX_DOCUMENTS_PER_CLASS,
  type lockArchive,
  type removeArchive,
  type restoreArchive,
} from '@pinge/contract/archives/documents.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireDocument, requireOpenDocument } from '../../access/require-document.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import {
  deleteRemoved,
  selectDocuments,
  selectRemovedName,
  updateDocument,
  updateRestored,
} from './document.queries.ts'
import { KEPT_REMOVED_MS } from './list-documents.ts'

/** Any teacher of the class locks a document; who was first stays the one who did. The owner alone unlocks. */
export async function lockDocument(
  trx: Db,
  { classId, teacherId, role, clock }: ClassContext,
  { documentId, isLocked }: RequestOf<typeof lockArchive>,
): Promise<ClassChange<typeof lockArchive>> {
  if (!isLocked && role !== 'owner') throw new AppError('documentUnlockOwnerOnly')
  const { lockedAt } = await requireDocument(trx, classId, documentId)
  if (!isLocked) await updateDocument(trx, documentId, { lockedAt: null, lockedBy: null })
  else if (lockedAt === null)
    await updateDocument(trx, documentId, { lockedAt: clock(), lockedBy: teacherId })
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}

/** A removed document waits 30 days to be brought back, with all that is in it. */
export async function removeDocument(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { documentId }: RequestOf<typeof removeArchive>,
): Promise<ClassChange<typeof removeArchive>> {
  await requireOpenDocument(trx, classId, documentId)
  await updateDocument(trx, documentId, { removedAt: clock(), removedBy: teacherId })
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}

export async function restoreDocument(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { documentId }: RequestOf<typeof restoreArchive>,
): Promise<ClassChange<typeof restoreArchive>> {
  const there = await selectDocuments(trx, classId)
  if (there.length >= MAX_DOCUMENTS_PER_CLASS) throw new AppError('tooManyDocuments')
  const since = clock() - KEPT_REMOVED_MS
  const removed = await selectRemovedName(trx, classId, documentId, since)
  if (removed && there.some(({ name, termKey }) => name === removed.name && termKey === removed.termKey))
    throw new AppError('documentNameTaken')
  if (!(await updateRestored(trx, classId, documentId, since))) throw new AppError('documentNotFound')
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}

/** Deletes for good what was removed 30 days ago. Answers how many. */
export async function purgeDocuments({ write }: Pick<Database, 'write'>, clock: Clock): Promise<number> {
  return write((trx) => deleteRemoved(trx, clock() - KEPT_REMOVED_MS))
}
