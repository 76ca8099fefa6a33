import { MAX_PICTURE_BYTES } from '@pinge/contract/files.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DiskStorage } from '../../platform/storage/disk-storage.ts'
import { checkPolicy, type Form, type PolicyFault } from '../../platform/storage/upload-policy.ts'
import { requireRoom } from './staged-room.ts'
import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'

const refusalOf: Record<PolicyFault, ErrorName> = {
  expired: 'uploadNotAllowed',
  key: 'uploadNotAllowed',
  size: 'pictureTooLarge',
  type: 'pictureTypeNotAccepted',
}

/**
 * Takes one form upload for the disk, as an object store would: the policy is the authority, so it is proved before the
 * file is read. Answers the status that the form asked for.
 */
export async function takeUpload(
  { disk, clock }: { disk: DiskStorage; clock: Clock },
  request: FastifyRequest,
): Promise<200 | 204> {
  if (!request.isMultipart()) throw new AppError('contentTypeNotAccepted', { message: '请用表单上传图片' })
  const part = await request
    .file({ limits: { fileSize: MAX_PICTURE_BYTES, files: 1, fields: 12, fieldSize: 4_096 } })
    .catch(asRefusal)
  if (part?.fieldname !== 'file') throw new AppError('uploadIncomplete')

  const form = readFields(part.fields, part.mimetype)
  const { policy = '', key = '' } = form
  // Both spellings are in use among the clients of these stores.
  if (!disk.isSigned(policy, form.signature ?? form.Signature ?? '')) throw new AppError('uploadNotAllowed')
  const early = checkPolicy(policy, form, 1, clock())
  if (early) throw new AppError(refusalOf[early])
  if (!/^staging\/[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,79}$/.test(key))
    throw new AppError('uploadNotAllowed')

  return withRoom(disk, key.slice(0, key.lastIndexOf('/') + 1), async () => {
    const bytes = await part.toBuffer().catch(asRefusal)
    if (bytes.length === 0) throw new AppError('pictureEmpty')
    const fault = checkPolicy(policy, form, bytes.length, clock())
    if (fault) throw new AppError(refusalOf[fault])
    await disk.write(key, bytes, form['content-type'] ?? '')
    return form.success_action_status === '200' ? 200 : 204
  })
}

/** How many uploads of a folder come in at the moment; each counts as the largest that it may become. */
const underWay = new Map<string, number>()

/** Takes an upload only where the teacher's folder has room for it, and for those that come at the same time. */
async function withRoom<T>(disk: DiskStorage, dir: string, take: () => Promise<T>): Promise<T> {
  const coming = (underWay.get(dir) ?? 0) + 1
  underWay.set(dir, coming)
  try {
    requireRoom(await disk.staged(dir), coming)
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

function asRefusal(cause: unknown): never {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE'
  throw new AppError(isTooLarge ? 'pictureTooLarge' : 'uploadIncomplete', { cause })
}
