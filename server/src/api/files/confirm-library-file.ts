import { OWN_FILE_TYPES } from '@pinge/contract/content/own-files.ts'
import * as contract from '@pinge/contract/files.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import { forgetPlace } from '../../platform/images/forget-place.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import type { ApiDeps } from '../api-deps.ts'
import { urlOfFile } from '../writes/confirmed-files.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import { isLikeItsName } from '../writes/file-types.ts'
import { selectLibraryBytes, selectUploaded } from '../writes/uploaded-file.queries.ts'
import { announce, FILE_NAME_BYTES } from './announce-file.ts'
import { libraryStagingOf, OWN_FOLDER } from './file-folders.ts'

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock' | 'randomBytes' | 'newId'> & { storage: Storage }

/** As much as tells the type: the beginning, and the directory at the end of an archive. */
const READ_BYTES = 64 * 1024
/** A picture is read as a whole to take out where it was made; no phone makes a larger one. */
const MAX_PHOTO_BYTES = 64 * 1024 * 1024

/**
 * Takes an upload for 我的资料: its bytes are what its name says. It moves out of staging as it is, but for the place where a
 * picture was taken, which colleagues could read. The row comes first and the bytes follow, so that whatever it dies of, the
 * next confirmation ends it.
 */
export async function confirmLibraryFile(
  deps: Deps,
  teacherId: string,
  request: RequestOf<typeof contract.confirmFile>,
): Promise<DataOf<typeof contract.confirmFile>> {
  const { database, clock, storage } = deps
  const stagedKey = request.key
  if (!stagedKey.startsWith(libraryStagingOf(teacherId))) throw new AppError('ownUploadNotFound')
  const bytes = await storage.size(stagedKey)
  const known = await selectUploaded(database.read, teacherId, stagedKey)
  const isKept = known !== undefined && (await storage.size(known.key)) !== undefined
  // What was confirmed stays what was checked: what comes under its key afterwards is not taken.
  if (isKept && bytes !== undefined) await storage.remove(stagedKey)
  const isNew = !isKept && bytes !== undefined && (await check(deps, stagedKey, bytes, known?.bytes))
  const file = isNew
    ? (known ?? (await announceChecked(deps, teacherId, stagedKey, bytes)))
    : // What has gone meanwhile was taken by another confirmation of it.
      (known ?? (await selectUploaded(database.read, teacherId, stagedKey)))
  if (!file) throw new AppError('ownUploadNotFound')
  if (isNew) await takeIn(storage, stagedKey, file)
  if ((await storage.size(file.key)) === undefined) throw new AppError('ownUploadNotFound')
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.confirmFile.path, request, async () => ({
      url: urlOfFile(file.key),
    })),
  )
}

/** What was checked leaves staging. Another file that came under its key meanwhile would take room that is not counted. */
async function takeIn(
  storage: Storage,
  stagedKey: string,
  { key, contentType, bytes }: FileTable,
): Promise<void> {
  if (contentType.startsWith('image/') && bytes <= MAX_PHOTO_BYTES) {
    const photo = await storage.read(stagedKey, MAX_PHOTO_BYTES)
    if (photo) {
      forgetPlace(photo)
      await storage.write(key, photo, contentType)
    }
    await storage.remove(stagedKey)
  } else await storage.move(stagedKey, key, contentType)
  const moved = await storage.size(key)
  if (moved === undefined || moved === bytes) return
  await storage.remove(key)
  throw new AppError('ownUploadNotFound')
}

/**
 * Refuses, and removes, what is too large, is not what its name says or is not the size that was announced. False where it
 * went while it was read.
 */
async function check(
  { config, storage }: Deps,
  stagedKey: string,
  bytes: number,
  announced = bytes,
): Promise<boolean> {
  const isTooLarge = bytes > config.ownFileBytes
  const ends = await readEnds(storage, stagedKey, bytes)
  if (!ends) return false
  const isRight =
    Object.hasOwn(OWN_FILE_TYPES, endingOf(stagedKey)) &&
    !isTooLarge &&
    bytes === announced &&
    isLikeItsName(stagedKey, ends)
  if (isRight) return true
  await storage.remove(stagedKey)
  throw new AppError(isTooLarge ? 'ownFileTooLarge' : 'ownFileTypeNotAccepted')
}

async function announceChecked(
  { config, database, clock, randomBytes, newId }: Deps,
  teacherId: string,
  stagedKey: string,
  bytes: number,
): Promise<FileTable> {
  const ending = endingOf(stagedKey)
  const createdAt = clock()
  const file: FileTable = {
    id: newId(),
    teacherId,
    purpose: 'library',
    key: `${OWN_FOLDER}${Buffer.from(randomBytes(FILE_NAME_BYTES)).toString('hex')}.${ending}`,
    stagedKey,
    contentType: OWN_FILE_TYPES[ending] ?? '',
    bytes,
    width: 0,
    height: 0,
    createdAt,
    unusedSince: createdAt,
  }
  return announce(database, file, async (trx) => {
    // Of two uploads at once the second finds what the first one left of the room.
    await lockTeacher(trx, teacherId)
    if ((await selectLibraryBytes(trx, teacherId)) > config.ownQuotaBytes) throw new AppError('ownQuotaFull')
  })
}

/** Undefined where the file is no longer there. */
async function readEnds(
  storage: Storage,
  key: string,
  bytes: number,
): Promise<{ head: Buffer; tail: Buffer } | undefined> {
  const length = Math.min(READ_BYTES, bytes)
  const read = async (start: number): Promise<Buffer | undefined> => {
    if (length === 0) return Buffer.alloc(0)
    const part = await storage.open(key, { start, end: start + length - 1 })
    if (!part) return undefined
    const pieces: Buffer[] = []
    for await (const piece of part.content) pieces.push(Buffer.from(piece as Uint8Array))
    return Buffer.concat(pieces)
  }
  const [head, tail] = [await read(0), await read(bytes - length)]
  return head && tail && { head, tail }
}
