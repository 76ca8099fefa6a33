import * as contract from '@pinge/contract/content/own-files.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { OwnFolderTable } from '../../../platform/db/tables/content.ts'
import { lockTeacher } from '../../access/lock-teacher.ts'
import { requireClass } from '../../access/require-class.ts'
import { takeFile, urlOfFile } from '../../writes/confirmed-files.ts'
import { selectUploaded } from '../../writes/uploaded-file.queries.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import { insertPreviews } from '../previews/preview.queries.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { foldersBelow } from '../folders-below.ts'
import {
  countOwnFiles,
  endSharesOfRemoved,
  holdOwnFolders,
  insertOwnFile,
  insertOwnFolder,
  removeFolders,
  replaceShares,
  selectFileByKey,
  selectOwnFiles,
  selectOwnFolders,
  updateOwnFiles,
  updateOwnFolder,
} from './own-file.queries.ts'

/** Puts a confirmed upload among the teacher's files; the same upload again is the same file. */
export async function saveFile(
  trx: Db,
  { teacherId, clock, newId }: TeacherContext,
  { key, name, folderId }: RequestOf<typeof contract.saveOwnFile>,
): Promise<DataOf<typeof contract.saveOwnFile>> {
  // Of two files at once the second finds what the first one left of the room: their bytes were counted when they were confirmed.
  await lockTeacher(trx, teacherId)
  const uploaded = await selectUploaded(trx, teacherId, key)
  if (uploaded?.purpose !== 'library') throw new AppError('ownUploadNotFound')
  const known = await selectFileByKey(trx, uploaded.key)
  if (known) return { id: known.id }
  await requireFolder(trx, teacherId, folderId)
  if ((await countOwnFiles(trx, teacherId)) >= contract.MAX_OWN_FILES) throw new AppError('ownQuotaFull')
  const now = clock()
  await takeFile(trx, now, teacherId, urlOfFile(uploaded.key), 'library')
  const row = {
    id: newId(),
    teacherId,
    folderId: folderId ?? null,
    name: withEnding(name, endingOf(uploaded.key)),
    fileKey: uploaded.key,
    bytes: uploaded.bytes,
    createdAt: now,
    removedAt: null,
  }
  await insertOwnFile(trx, row)
  await insertPreviews(trx, [uploaded.key], now)
  return { id: row.id }
}

/** A name says what the bytes are, whatever the teacher wrote. */
function withEnding(name: string, ending: string): string {
  const isSame = endingOf(name) === ending || (ending === 'jpg' && endingOf(name) === 'jpeg')
  return isSame ? name : `${name}.${ending}`
}

async function requireFolder(db: Db, teacherId: string, id: string | null | undefined): Promise<void> {
  if (id === undefined || id === null) return
  const folders = await selectOwnFolders(db, teacherId)
  if (!folders.some((folder) => folder.id === id)) throw new AppError('contentNotFound')
}

export async function saveFolder(
  trx: Db,
  { teacherId, clock, newId }: TeacherContext,
  { name, parentId }: RequestOf<typeof contract.saveOwnFolder>,
): Promise<DataOf<typeof contract.saveOwnFolder>> {
  const folders = await holdOwnFolders(trx, teacherId)
  await requireFolder(trx, teacherId, parentId)
  if (folders.length >= contract.MAX_OWN_FOLDERS) throw new AppError('tooManyOwnFolders')
  const id = newId()
  await insertOwnFolder(trx, { id, teacherId, parentId: parentId ?? null, name, createdAt: clock() })
  return { id }
}

export async function rename(
  trx: Db,
  { teacherId }: TeacherContext,
  { id, name }: RequestOf<typeof contract.renameOwn>,
): Promise<null> {
  const folders = await selectOwnFolders(trx, teacherId)
  if (folders.some((folder) => folder.id === id)) {
    await updateOwnFolder(trx, id, { name })
    return null
  }
  const file = (await selectOwnFiles(trx, teacherId, 'mine')).find((one) => one.id === id)
  if (!file) throw new AppError('contentNotFound')
  await updateOwnFiles(trx, teacherId, [id], { name: withEnding(name, endingOf(file.name)) })
  return null
}

export async function move(
  trx: Db,
  { teacherId }: TeacherContext,
  { ids, folderId }: RequestOf<typeof contract.moveOwn>,
): Promise<null> {
  const folders = await holdOwnFolders(trx, teacherId)
  await requireFolder(trx, teacherId, folderId)
  const { moved, files } = await partsOf(trx, teacherId, ids, folders)
  const below = foldersBelow(folders, moved, ({ parentId }) => parentId)
  if (folderId !== null && below.has(folderId)) throw new AppError('folderInItself')
  for (const id of moved) await updateOwnFolder(trx, id, { parentId: folderId })
  await updateOwnFiles(trx, teacherId, files, { folderId })
  return null
}

export async function remove(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { ids }: RequestOf<typeof contract.removeOwn>,
): Promise<null> {
  const folders = await holdOwnFolders(trx, teacherId)
  const { moved, files } = await partsOf(trx, teacherId, ids, folders)
  await updateOwnFiles(trx, teacherId, files, { removedAt: clock(), folderId: null })
  const below = foldersBelow(folders, moved, ({ parentId }) => parentId)
  await removeFolders(trx, teacherId, [...below], clock())
  await endSharesOfRemoved(trx, teacherId)
  return null
}

export async function restore(
  trx: Db,
  { teacherId }: TeacherContext,
  { ids }: RequestOf<typeof contract.restoreOwn>,
): Promise<null> {
  const restored = await updateOwnFiles(trx, teacherId, ids, { removedAt: null })
  if (restored < new Set(ids).size) throw new AppError('contentNotFound')
  return null
}

export async function share(
  trx: Db,
  { teacherId }: TeacherContext,
  { id, classIds }: RequestOf<typeof contract.shareOwn>,
): Promise<null> {
  // The later one of two stands, and never a mixture.
  await lockTeacher(trx, teacherId)
  const files = await selectOwnFiles(trx, teacherId, 'mine')
  if (!files.some((file) => file.id === id)) throw new AppError('contentNotFound')
  const classes = [...new Set(classIds)]
  for (const classId of classes) await requireClass(trx, teacherId, classId)
  await replaceShares(trx, id, classes)
  return null
}

/** Which of these are folders and which files; something else refuses all. */
async function partsOf(
  db: Db,
  teacherId: string,
  ids: readonly string[],
  folders: readonly OwnFolderTable[],
): Promise<{ moved: string[]; files: string[] }> {
  const known = new Set(folders.map(({ id }) => id))
  const mine = new Set((await selectOwnFiles(db, teacherId, 'mine')).map(({ id }) => id))
  if (ids.some((id) => !known.has(id) && !mine.has(id))) throw new AppError('contentNotFound')
  return { moved: ids.filter((id) => known.has(id)), files: ids.filter((id) => mine.has(id)) }
}
