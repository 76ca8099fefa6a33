import { OWN_FILE_TYPES } from '@pinge/contract/content/own-files.ts'
import * as contract from '@pinge/contract/files.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { DISK_UPLOAD_PATH } from '../../platform/storage/disk-storage.ts'
import { sendStored } from '../../platform/http/send-stored.ts'
import type { Storages } from '../../platform/storage/open-storage.ts'
import { keyOfFile, urlOfFile } from '../writes/confirmed-files.ts'
import { findMembership } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { confirmFile } from './confirm-file.ts'
import { libraryStagingOf, stagingOf } from './file-folders.ts'
import { selectClassesOfPhoto, selectFile, selectPurpose } from './file.queries.ts'
import { requireRoom, roomOf } from './staged-room.ts'
import { takeUpload } from './take-upload.ts'
import { createViewLinks } from '../writes/view-links.ts'

const FORM_MS = 30 * MINUTE_MS
/** What a line that is cut sends twice at most; half a minute on a school's slowest. */
const PIECE_BYTES = 2 * 1024 * 1024
/** As `confirmFile` names what it has read; nothing else is shown, and least of all what waits to be read. */
const FILE_NAME = /^[0-9a-f]{36}\.(png|jpg)$/
const YEAR_SECONDS = 31_536_000

/** A picture is a picture: it can run nothing, load nothing, and be framed by no page, even if it were a page itself. */
const fileHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'content-disposition': 'inline',
}

export function fileRoutes(
  endpoints: ApiEndpoints,
  server: FastifyInstance,
  apiDeps: ApiDeps,
  { storage, disk }: Storages,
): void {
  const { clock, config, database, secret } = apiDeps
  const deps = { ...apiDeps, storage }
  const links = createViewLinks(clock, secret)

  endpoints.teacherRead(contract.storageConfig, async (_, { teacherId }, { purpose }) => {
    const expireTime = clock() + FORM_MS
    const isLibrary = purpose === 'library'
    const dir = isLibrary ? libraryStagingOf(teacherId) : stagingOf(teacherId)
    // Our own disk counts each upload; an object store takes what the form allows, so that a full folder gets none.
    if (!disk) requireRoom(await storage.staged(dir), 1, roomOf(dir, config))
    const rules = { dir, maxBytes: MAX_PICTURE_BYTES, expiresAt: expireTime }
    const form = storage.signUpload(
      isLibrary ? { ...rules, maxBytes: config.ownFileBytes, types: Object.values(OWN_FILE_TYPES) } : rules,
    )
    return { ...form, dir, expireTime, ...(disk && isLibrary && { pieceBytes: PIECE_BYTES }) }
  })

  endpoints.teacher(contract.confirmFile, (caller, request) => confirmFile(deps, caller, request))

  endpoints.teacherRead(contract.viewFile, async (db, { teacherId }, { url }) => {
    if (!(await maySee(db, teacherId, keyOfFile(url)))) throw new AppError('fileNotFound')
    return links.issue(url)
  })

  if (disk)
    server.post(DISK_UPLOAD_PATH, { schema: { hide: true } }, async (request, reply) =>
      reply.code(await takeUpload({ disk, clock, config }, request)).send(),
    )

  server.get<{ Params: { '*': string }; Querystring: { expires?: unknown; sign?: unknown } }>(
    '/files/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const key = request.params['*']
      if (!FILE_NAME.test(key.slice(key.lastIndexOf('/') + 1)) || key.includes('\0'))
        throw new AppError('fileNotFound')
      // Not by its folder: the folders are settings, and what was confirmed under other ones lies where it was.
      const purpose = await selectPurpose(database.read, key)
      if (!purpose) throw new AppError('fileNotFound')
      const isPrivate = purpose !== 'picture'
      if (isPrivate && !links.opens(urlOfFile(key), request.query)) throw new AppError('fileNotFound')
      const file = await storage.openToSend(key)
      if (!file) throw new AppError('fileNotFound')
      reply
        .headers(fileHeaders)
        .type(key.endsWith('.png') ? 'image/png' : 'image/jpeg')
        .header('content-length', file.bytes)
        .header(
          'cache-control',
          isPrivate ? 'private, no-store' : `public, max-age=${YEAR_SECONDS}, immutable`,
        )
      return sendStored(reply, file.sendTo)
    },
  )
}

/** A photo of a class is seen by its teachers; all else by who uploaded it, as long as it is not yet given away. */
async function maySee(db: Db, teacherId: string, key: string): Promise<boolean> {
  const classIds = await selectClassesOfPhoto(db, key)
  if (classIds.length === 0) return (await selectFile(db, teacherId, key)) !== undefined
  for (const classId of classIds)
    if ((await findMembership(db, teacherId, classId)) !== undefined) return true
  return false
}
