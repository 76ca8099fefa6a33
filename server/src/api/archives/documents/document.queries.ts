import type { Db } from '../../../platform/db/schema.ts'
import type { TimeCursor } from '../../../platform/db/time-cursor.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'

export type ListedDocument = ArchiveDocumentTable & { lockedByName: string | null }

/** Those that were not removed, the newest first. */
export async function selectDocuments(db: Db, classId: string): Promise<ListedDocument[]> {
  return db
    .selectFrom('archiveDocuments')
    .leftJoin('teachers', 'teachers.id', 'archiveDocuments.lockedBy')
    .selectAll('archiveDocuments')
    .select('teachers.nickname as lockedByName')
    .where('classId', '=', classId)
    .where('removedAt', 'is', null)
    .orderBy('archiveDocuments.createdAt', 'desc')
    .orderBy('archiveDocuments.id', 'desc')
    .execute()
}

type RemovedDocument = Pick<ArchiveDocumentTable, 'id' | 'name' | 'termKey'> & {
  removedAt: number
  teacherName: string
}

/** Those that were removed after `since`, the last one first. */
export async function selectRemovedDocuments(
  db: Db,
  classId: string,
  since: number,
  { before, limit }: { before: TimeCursor | undefined; limit: number },
): Promise<RemovedDocument[]> {
  const rows = await db
    .selectFrom('archiveDocuments')
    .innerJoin('teachers', 'teachers.id', 'archiveDocuments.removedBy')
    .select([
      'archiveDocuments.id',
      'archiveDocuments.name',
      'archiveDocuments.termKey',
      'archiveDocuments.removedAt',
      'teachers.nickname as teacherName',
    ])
    .where('classId', '=', classId)
    .where('removedAt', '>', since)
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('removedAt', '<', before?.createdAt ?? 0),
          eb.and([
            eb('removedAt', '=', before?.createdAt ?? 0),
            eb('archiveDocuments.id', '<', before?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('removedAt', 'desc')
    .orderBy('archiveDocuments.id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ removedAt, ...row }) => (removedAt === null ? [] : [{ ...row, removedAt }]))
}

/** What one of the class is called that was removed after `since`. */
export async function selectRemovedName(
  db: Db,
  classId: string,
  id: string,
  since: number,
): Promise<Pick<ArchiveDocumentTable, 'name' | 'termKey'> | undefined> {
  return db
    .selectFrom('archiveDocuments')
    .select(['name', 'termKey'])
    .where('id', '=', id)
    .where('classId', '=', classId)
    .where('removedAt', '>', since)
    .executeTakeFirst()
}

export async function updateDocument(
  trx: Db,
  id: string,
  changes: Partial<Omit<ArchiveDocumentTable, 'id' | 'classId'>>,
): Promise<void> {
  await trx.updateTable('archiveDocuments').set(changes).where('id', '=', id).execute()
}

/** Brings one back that was removed after `since`; answers whether there was one. */
export async function updateRestored(trx: Db, classId: string, id: string, since: number): Promise<boolean> {
  const restored = await trx
    .updateTable('archiveDocuments')
    .set({ removedAt: null, removedBy: null })
    .where('id', '=', id)
    .where('classId', '=', classId)
    .where('removedAt', '>', since)
    .returning('id')
    .execute()
  return restored.length > 0
}

/** How many cells of each column are filled or excused, of those who are in the class. */
export async function selectFilled(
  db: Db,
  classId: string,
  documentIds: readonly string[],
): Promise<{ documentId: string; column: string; count: number }[]> {
  if (documentIds.length === 0) return []
  return db
    .selectFrom('sheetCells')
    .innerJoin('students', 'students.id', 'sheetCells.studentId')
    .select((eb) => ['sheetCells.documentId', 'sheetCells.column', eb.fn.countAll<number>().as('count')])
    .where('sheetCells.documentId', 'in', documentIds)
    .where('students.classId', '=', classId)
    .where('students.leftAt', 'is', null)
    .where('sheetCells.value', '<>', '')
    .groupBy(['sheetCells.documentId', 'sheetCells.column'])
    .execute()
}

/** Deletes for good what was removed until then; its cells go with it. Answers how many. */
export async function deleteRemoved(trx: Db, until: number): Promise<number> {
  const gone = await trx
    .deleteFrom('archiveDocuments')
    .where('removedAt', '<=', until)
    .returning('id')
    .execute()
  return gone.length
}
