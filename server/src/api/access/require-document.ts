import type { ArchiveLock, ArchivePart } from '@pinge/contract/archives/documents.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../platform/db/tables/archives.ts'
import { formatMomentInWords } from '../../platform/format-moment.ts'

/** A document of the class that was not removed. The class must have been checked before. */
export async function requireDocument(
  db: Db,
  classId: string,
  documentId: string,
): Promise<ArchiveDocumentTable> {
  const document = await db
    .selectFrom('archiveDocuments')
    .selectAll()
    .where('id', '=', documentId)
    .where('classId', '=', classId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  if (!document) throw new AppError('documentNotFound')
  return document
}

/** The same for a write: refuses a locked document with who locked it and when, and one that lacks the part. */
export async function requireOpenDocument(
  trx: Db,
  classId: string,
  documentId: string,
  part?: ArchivePart,
): Promise<ArchiveDocumentTable> {
  const document = await requireDocument(trx, classId, documentId)
  const { lockedAt, lockedBy } = document
  if (lockedAt !== null) throw documentLockedRefusal({ teacherName: await nameOf(trx, lockedBy), lockedAt })
  if (part && !partsOf(document).includes(part)) throw new AppError('documentWithoutPart')
  return document
}

export function partsOf({ parts }: Pick<ArchiveDocumentTable, 'parts'>): ArchivePart[] {
  return parts.split(',') as ArchivePart[]
}

async function nameOf(trx: Db, teacherId: string | null): Promise<string> {
  const teacher = await trx
    .selectFrom('teachers')
    .select('nickname')
    .where('id', '=', teacherId ?? '')
    .executeTakeFirst()
  return teacher?.nickname ?? ''
}

/** Says who locked it and when. */
export function documentLockedRefusal({ teacherName, lockedAt }: ArchiveLock): AppError {
  const when = formatMomentInWords(lockedAt)
  return new AppError('documentLocked', {
    message: `${teacherName}在${when}锁定了这份档案，只能查看；请创建者解锁后再修改`,
    data: { reason: 'locked', teacherName, lockedAt },
  })
}
