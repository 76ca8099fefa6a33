import type { Db } from '../../../platform/db/schema.ts'
import type { OwnFileTable, OwnFolderTable } from '../../../platform/db/tables/content.ts'

export type SharedFile = OwnFileTable & { ownerName: string }

function filesWithOwner(db: Db) {
  return db
    .selectFrom('ownFiles')
    .innerJoin('teachers', 'teachers.id', 'ownFiles.teacherId')
    .selectAll('ownFiles')
    .select('teachers.nickname as ownerName')
}

/** Files and the classes that share them, for as long as their owner teaches there. */
function shares(db: Db) {
  return db
    .selectFrom('ownFileShares')
    .innerJoin('ownFiles as sharedFiles', 'sharedFiles.id', 'ownFileShares.fileId')
    .innerJoin('classTeachers as owners', (join) =>
      join
        .onRef('owners.classId', '=', 'ownFileShares.classId')
        .onRef('owners.teacherId', '=', 'sharedFiles.teacherId'),
    )
}

/** The files of colleagues that a class of both shares. */
function sharedWith(db: Db, teacherId: string) {
  return shares(db)
    .innerJoin('classTeachers as readers', 'readers.classId', 'ownFileShares.classId')
    .select('ownFileShares.fileId')
    .where('readers.teacherId', '=', teacherId)
}

export async function selectOwnFiles(
  db: Db,
  teacherId: string,
  scope: 'mine' | 'shared' | 'removed',
): Promise<SharedFile[]> {
  const files = filesWithOwner(db)
    .where('ownFiles.removedAt', scope === 'removed' ? 'is not' : 'is', null)
    .orderBy('ownFiles.createdAt', 'desc')
    .orderBy('ownFiles.id', 'desc')
  return scope === 'shared'
    ? files
        .where('ownFiles.teacherId', '!=', teacherId)
        .where('ownFiles.id', 'in', sharedWith(db, teacherId))
        .execute()
    : files.where('ownFiles.teacherId', '=', teacherId).execute()
}

/** Those of these files that this teacher may open: their own, or a colleague's that is shared with a class of both. */
export async function selectReadableFiles(
  db: Db,
  teacherId: string,
  ids: readonly string[],
): Promise<SharedFile[]> {
  if (ids.length === 0) return []
  return filesWithOwner(db)
    .where('ownFiles.id', 'in', ids)
    .where('ownFiles.removedAt', 'is', null)
    .where((eb) =>
      eb.or([eb('ownFiles.teacherId', '=', teacherId), eb('ownFiles.id', 'in', sharedWith(db, teacherId))]),
    )
    .orderBy('ownFiles.createdAt', 'desc')
    .orderBy('ownFiles.id', 'desc')
    .execute()
}

/** By file, the classes that share it. */
export async function selectShares(db: Db, teacherId: string): Promise<Map<string, string[]>> {
  const rows = await shares(db)
    .select(['ownFileShares.fileId', 'ownFileShares.classId'])
    .where('sharedFiles.teacherId', '=', teacherId)
    .orderBy('ownFileShares.classId')
    .execute()
  const classes = new Map<string, string[]>()
  for (const { fileId, classId } of rows) classes.set(fileId, [...(classes.get(fileId) ?? []), classId])
  return classes
}

export async function replaceShares(trx: Db, fileId: string, classIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('ownFileShares').where('fileId', '=', fileId).execute()
  if (classIds.length > 0)
    await trx
      .insertInto('ownFileShares')
      .values(classIds.map((classId) => ({ fileId, classId })))
      .execute()
}

/** What a teacher removes is shared no longer, also when it comes back. */
export async function endSharesOfRemoved(trx: Db, teacherId: string): Promise<void> {
  const removed = trx
    .selectFrom('ownFiles')
    .select('id')
    .where('teacherId', '=', teacherId)
    .where('removedAt', 'is not', null)
  await trx.deleteFrom('ownFileShares').where('fileId', 'in', removed).execute()
}

export async function selectOwnFolders(db: Db, teacherId: string): Promise<OwnFolderTable[]> {
  return db
    .selectFrom('ownFolders')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** How many files a teacher has, removed ones among them. */
export async function countOwnFiles(db: Db, teacherId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ownFiles')
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .where('teacherId', '=', teacherId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function selectFileByKey(db: Db, fileKey: string): Promise<OwnFileTable | undefined> {
  return db.selectFrom('ownFiles').selectAll().where('fileKey', '=', fileKey).executeTakeFirst()
}

/** The folders of a teacher, held until the transaction ends: of two changes at once the second sees what the first one made. */
export async function holdOwnFolders(trx: Db, teacherId: string): Promise<OwnFolderTable[]> {
  await trx
    .updateTable('ownFolders')
    .set((eb) => ({ parentId: eb.ref('parentId') }))
    .where('teacherId', '=', teacherId)
    .execute()
  return selectOwnFolders(trx, teacherId)
}

export async function insertOwnFile(trx: Db, row: OwnFileTable): Promise<void> {
  await trx.insertInto('ownFiles').values(row).execute()
}

export async function insertOwnFolder(trx: Db, row: OwnFolderTable): Promise<void> {
  await trx.insertInto('ownFolders').values(row).execute()
}

/** Changes a teacher's own files; answers how many there were. */
export async function updateOwnFiles(
  trx: Db,
  teacherId: string,
  ids: readonly string[],
  change: Partial<Pick<OwnFileTable, 'name' | 'folderId' | 'removedAt'>>,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('ownFiles')
    .set(change)
    .where('teacherId', '=', teacherId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function updateOwnFolder(
  trx: Db,
  id: string,
  change: Partial<Pick<OwnFolderTable, 'name' | 'parentId'>>,
): Promise<void> {
  await trx.updateTable('ownFolders').set(change).where('id', '=', id).execute()
}

/** Folders go, and what is in them is removed. */
export async function removeFolders(
  trx: Db,
  teacherId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('ownFiles')
    .set((eb) => ({ folderId: null, removedAt: eb.fn.coalesce('removedAt', eb.val(now)) }))
    .where('teacherId', '=', teacherId)
    .where('folderId', 'in', ids)
    .execute()
  await trx.deleteFrom('ownFolders').where('teacherId', '=', teacherId).where('id', 'in', ids).execute()
}

/** Files that were removed before a time. */
export async function selectLongRemoved(
  db: Db,
  before: number,
  limit: number,
): Promise<Pick<OwnFileTable, 'id' | 'fileKey'>[]> {
  return db
    .selectFrom('ownFiles')
    .select(['id', 'fileKey'])
    .where('removedAt', '<', before)
    .orderBy('removedAt')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Answers whether it was still removed. */
export async function deleteLongRemoved(trx: Db, id: string, before: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('ownFiles')
    .where('id', '=', id)
    .where('removedAt', '<', before)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
