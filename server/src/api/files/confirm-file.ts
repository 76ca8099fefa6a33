import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { confirmFile as contract, MAX_PICTURE_BYTES, type FilePurpose } from '@pinge/contract/files.ts'
import { AppError } from '../../platform/app-error.ts'
import { once } from '../../platform/db/once.ts'
import type { FileTable } from '../../platform/db/schema.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { cleanPicture } from '../../platform/images/clean-picture.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { urlOfFile } from '../access/require-confirmed-file.ts'
import type { ApiDeps } from '../api-deps.ts'
import { countFilesSince, insertFile, selectFileOfUpload } from './file.queries.ts'
import { CERTIFICATE_FOLDER, stagingOf } from './file-folders.ts'

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock' | 'randomBytes' | 'newId'> & { storage: Storage }

const DAY_MS = 86_400_000
/** More than a teacher who changes every face of every class in one day. */
const MAX_FILES_A_DAY = 1_000
/** Addresses are not listed anywhere: who does not know one cannot guess it. */
const NAME_BYTES = 18

/**
 * Takes a finished upload: checks what it is, rewrites it without metadata and gives it a name of our own. An upload
 * becomes one file, however often it is confirmed.
 */
export async function confirmFile(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { database, clock, storage } = deps
  const { key: stagedKey, purpose = 'picture' } = request
  // Somebody else's upload is answered like one that is not there.
  if (!stagedKey.startsWith(stagingOf(teacherId))) throw new AppError('uploadNotFound')
  const known = await selectFileOfUpload(database.read, teacherId, stagedKey)
  const file = known ?? (await keepPicture(deps, teacherId, stagedKey, purpose))
  const answer = await database
    .write((trx) =>
      once(trx, clock, teacherId, contract.path, request, async () => {
        if (known || (await insertFile(trx, file))) return { url: urlOfFile(file.key) }
        const first = await selectFileOfUpload(trx, teacherId, stagedKey)
        return { url: urlOfFile(first?.key ?? file.key) }
      }),
    )
    .catch(async (error: unknown) => {
      if (!known) await storage.remove(file.key)
      throw error
    })
  // Another confirmation of the same upload was quicker.
  if (answer.url !== urlOfFile(file.key)) await storage.remove(file.key)
  await storage.remove(stagedKey)
  return answer
}

/** Writes the checked picture to its place; answers the row that names it, which is not in the database yet. */
async function keepPicture(
  { config, database, clock, randomBytes, newId, storage }: Deps,
  teacherId: string,
  stagedKey: string,
  purpose: FilePurpose,
): Promise<FileTable> {
  const createdAt = clock()
  if ((await countFilesSince(database.read, teacherId, createdAt - DAY_MS)) >= MAX_FILES_A_DAY)
    throw new AppError('tooManyUploads', { retryAfterSeconds: 3_600 })
  const uploaded = await storage.read(stagedKey, MAX_PICTURE_BYTES)
  if (!uploaded) throw new AppError('uploadNotFound')
  const { type, extension, width, height, bytes } = await cleanPicture(uploaded)
  const folders: Record<FilePurpose, string> = {
    picture: config.pictureFolder,
    comment: config.commentFolder,
    certificate: CERTIFICATE_FOLDER,
  }
  const key = `${folders[purpose]}${Buffer.from(randomBytes(NAME_BYTES)).toString('hex')}.${extension}`
  await storage.write(key, bytes, type)
  return {
    id: newId(),
    teacherId,
    purpose,
    key,
    stagedKey,
    contentType: type,
    bytes: bytes.length,
    width,
    height,
    createdAt,
  }
}
