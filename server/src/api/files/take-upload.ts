import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'
import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import { Transform } from 'node:stream'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DiskStorage } from '../../platform/storage/disk-storage.ts'
import type { PieceOf } from '../../platform/storage/upload-pieces.ts'
import { checkPolicy, maxBytesOf, type Form, type PolicyFault } from '../../platform/storage/upload-policy.ts'
import { LIBRARY_STAGING_END } from './file-folders.ts'
import { requireRoom, roomOf, type LibraryLimits, type Room } from './staged-room.ts'

type Refusals = Record<PolicyFault, ErrorName>
const ofPictures: Refusals = {
  expired: 'uploadNotAllowed',
  key: 'uploadNotAllowed',
  size: 'pictureTooLarge',
  type: 'pictureTypeNotAccepted',
}
const ofLibrary: Refusals = { ...ofPictures, size: 'ownFileTooLarge', type: 'ownFileTypeNotAccepted' }

type Deps = { disk: DiskStorage; clock: Clock; config: LibraryLimits }

/**
 * Takes one form upload for the disk, as an object store would: the policy is the authority, so it is proved before the
 * file is read, and the file is written while it comes. Answers the status that the form asked for.
 */
export async function takeUpload({ disk, clock, config }: Deps, request: FastifyRequest): Promise<200 | 204> {
  if (!request.isMultipart()) throw new AppError('contentTypeNotAccepted', { message: '请用表单上传文件' })
  const part = await request
    .file({ limits: { fileSize: config.ownFileBytes + 1, files: 1, fields: 12, fieldSize: 4_096 } })
    .catch(asIncomplete)
  if (!part) throw new AppError('uploadIncomplete')
  try {
    return await takeFile({ disk, clock, config }, part)
  } catch (refusal) {
    // What is not taken is read to its end: its sender would be told that the connection broke, and not why.
    part.file.unpipe().resume()
    throw refusal
  }
}

async function takeFile({ disk, clock, config }: Deps, part: MultipartFile): Promise<200 | 204> {
  if (part.fieldname !== 'file') throw new AppError('uploadIncomplete')
  const form = readFields(part.fields, part.mimetype)
  const { policy = '', key = '' } = form
  const dir = key.slice(0, key.lastIndexOf('/') + 1)
  const refusalOf = dir.endsWith(LIBRARY_STAGING_END) ? ofLibrary : ofPictures
  // Both spellings are in use among the clients of these stores.
  if (!disk.isSigned(policy, form.signature ?? form.Signature ?? '')) throw new AppError('uploadNotAllowed')
  const piece = readPiece(form)
  const early = checkPolicy(policy, form, piece?.total ?? 1, clock())
  if (early) throw new AppError(refusalOf[early])
  if (!/^staging\/[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}$/.test(key))
    throw new AppError('uploadNotAllowed')

  const most = piece ? piece.total - piece.offset : maxBytesOf(policy)
  return withRoom(disk, { dir, key, room: roomOf(dir, config) }, async () => {
    const content = part.file.pipe(measured(part, most, refusalOf.size))
    await (piece ? disk.writePiece(key, piece, content) : disk.writeStream(key, content))
    return form.success_action_status === '200' ? 200 : 204
  })
}

/** Which piece of a file a form brings; null for a whole file. */
function readPiece({ piece }: Form): PieceOf | null {
  if (piece === undefined) return null
  const [, offset, total] = /^(\d{1,12})\/(\d{1,12})$/.exec(piece) ?? []
  const said = { offset: Number(offset), total: Number(total) }
  if (!(said.offset < said.total)) throw new AppError('uploadIncomplete')
  return said
}

/** Lets a file through that is neither empty nor too large nor cut; nothing is kept of any other. */
function measured({ file }: MultipartFile, maxBytes: number, tooLarge: ErrorName): Transform {
  let bytes = 0
  const through = new Transform({
    transform: (piece: Buffer, _, done) => {
      bytes += piece.length
      if (bytes > maxBytes) done(new AppError(tooLarge))
      else done(null, piece)
    },
    flush: (done) => {
      if (file.truncated) done(new AppError(tooLarge))
      else done(bytes === 0 ? new AppError('pictureEmpty') : null)
    },
  })
  file.once('error', (cause) => through.destroy(new AppError('uploadIncomplete', { cause })))
  // It is told by what reads this; without a listener of its own it would end the process.
  through.once('error', () => undefined)
  return through
}

/** How many uploads of a folder come in at the moment; each counts as the largest that it may become. */
const underWay = new Map<string, number>()

/** Takes an upload only where the teacher's folder has room for it, and for those that come at the same time. */
async function withRoom<T>(
  disk: DiskStorage,
  { dir, key, room }: { dir: string; key: string; room: Room },
  take: () => Promise<T>,
): Promise<T> {
  const coming = (underWay.get(dir) ?? 0) + 1
  underWay.set(dir, coming)
  try {
    const [staged, begun] = await Promise.all([disk.staged(dir), disk.begun(key)])
    // A file that has begun is counted as the one that it becomes.
    const others = { files: staged.files - (begun > 0 ? 1 : 0), bytes: staged.bytes - begun }
    requireRoom(others, coming, room)
    return await take()
  } finally {
    const left = (underWay.get(dir) ?? 1) - 1
    if (left > 0) underWay.set(dir, left)
    else underWay.delete(dir)
  }
}

/** The text fields in front of the file. Its type is what the form says, or else what the browser says of the file. */
function readFields(parts: object, mimetype: string): Form {
  const fields = Object.entries(parts).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null && 'value' in part && typeof part.value === 'string'
      ? [[name, part.value] as const]
      : [],
  )
  const form = new Map(fields)
  const type = form.get('x-oss-content-type') ?? form.get('Content-Type') ?? mimetype
  return Object.fromEntries([...form, ['content-type', type]])
}

function asIncomplete(cause: unknown): never {
  throw new AppError('uploadIncomplete', { cause })
}
