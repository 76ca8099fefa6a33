import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/files.ts'
import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { cleanPicture } from '../../platform/images/clean-picture.ts'
import type { Picture } from '../../platform/images/picture.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { urlOfFile } from '../writes/confirmed-files.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectUploaded } from '../writes/uploaded-file.queries.ts'
import { announce, FILE_NAME_BYTES } from './announce-file.ts'
import { confirmLibraryFile } from './confirm-library-file.ts'
import { CERTIFICATE_FOLDER, REALISTIC_FOLDER, stagingOf } from './file-folders.ts'

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock' | 'randomBytes' | 'newId'> & { storage: Storage }
type PicturePurpose = Exclude<contract.FilePurpose, 'library'>
type Upload = { teacherId: string; stagedKey: string; purpose: PicturePurpose }

/**
 * Takes a finished upload: checks what it is, rewrites it without metadata and gives it a name of our own. An upload
 * becomes one file, however often it is confirmed. Whatever it dies of, nothing is left that is not removed later: the row
 * comes first, the picture next, and the upload goes last.
 */
export async function confirmFile(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract.confirmFile>,
): Promise<DataOf<typeof contract.confirmFile>> {
  const { database, clock, storage } = deps
  const { key: stagedKey, purpose = 'picture' } = request
  if (purpose === 'library') return confirmLibraryFile(deps, teacherId, request)
  // Somebody else's upload is answered like one that is not there.
  if (!stagedKey.startsWith(stagingOf(teacherId))) throw new AppError('uploadNotFound')
  const upload = { teacherId, stagedKey, purpose }
  // What was confirmed stays what was checked, wherever it is shown: what comes under its key afterwards is not taken.
  const file = (await findKept(deps, upload)) ?? (await keepPicture(deps, upload))
  const answer = await database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.confirmFile.path, request, async () => ({
      url: urlOfFile(file.key),
    })),
  )
  await storage.remove(stagedKey)
  return answer
}

/** What became of an upload that was confirmed before; undefined also where it was announced and never written. */
async function findKept(
  { database, storage }: Deps,
  { teacherId, stagedKey }: Upload,
): Promise<FileTable | undefined> {
  const file = await selectUploaded(database.read, teacherId, stagedKey)
  return file && (await storage.size(file.key)) !== undefined ? file : undefined
}

/** An upload that is gone was confirmed meanwhile, or never there. */
async function requireKept(deps: Deps, upload: Upload): Promise<FileTable> {
  const file = await findKept(deps, upload)
  if (!file) throw new AppError('uploadNotFound')
  return file
}

async function readUpload(storage: Storage, stagedKey: string): Promise<Buffer | undefined> {
  return orRemove(storage, stagedKey, storage.read(stagedKey, MAX_PICTURE_BYTES))
}

/** What is refused as a picture is removed at once: it is of no use, and takes room. */
async function orRemove<T>(storage: Storage, stagedKey: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.errorName.startsWith('picture')) await storage.remove(stagedKey)
    throw error
  }
}

/** Writes the checked picture to its place, which its row names. */
async function keepPicture(deps: Deps, upload: Upload): Promise<FileTable> {
  const uploaded = await readUpload(deps.storage, upload.stagedKey)
  if (!uploaded) return requireKept(deps, upload)
  const picture = await orRemove(deps.storage, upload.stagedKey, cleanPicture(uploaded))
  const file =
    (await selectUploaded(deps.database.read, upload.teacherId, upload.stagedKey)) ??
    (await announceFile(deps, upload, picture))
  // Other bytes under the same name, before the first were confirmed.
  if (file.contentType !== picture.type) throw new AppError('uploadNotFound')
  await deps.storage.write(file.key, picture.bytes, picture.type)
  return file
}

/** The row of a picture that is about to be written: nothing uses it yet. */
async function announceFile(
  { config, database, clock, randomBytes, newId }: Deps,
  { teacherId, stagedKey, purpose }: Upload,
  { type, extension, width, height, bytes }: Picture,
): Promise<FileTable> {
  const createdAt = clock()
  const folders: Record<PicturePurpose, string> = {
    picture: config.pictureFolder,
    comment: config.commentFolder,
    realistic: REALISTIC_FOLDER,
    certificate: CERTIFICATE_FOLDER,
  }
  const file: FileTable = {
    id: newId(),
    teacherId,
    purpose,
    key: `${folders[purpose]}${Buffer.from(randomBytes(FILE_NAME_BYTES)).toString('hex')}.${extension}`,
    stagedKey,
    contentType: type,
    bytes: bytes.length,
    width,
    height,
    createdAt,
    unusedSince: createdAt,
  }
  return announce(database, file)
}
