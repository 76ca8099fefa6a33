import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const FILE_TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE'

export type Upload = { fileName: string; bytes: Buffer }

/** Reads the one file of a multipart call; null when the form has none. */
export async function readUpload(
  request: FastifyRequest,
  limits: NonNullable<Endpoint['upload']>,
): Promise<Upload | null> {
  if (!request.isMultipart()) throw new AppError('contentTypeNotAccepted', { message: '请用表单上传文件' })
  try {
    const part = await request.file({
      limits: { fileSize: limits.maxBytes, files: 1, fields: 5, fieldSize: 1024 },
    })
    if (!part || part.fieldname !== limits.field) return null
    return { fileName: part.filename, bytes: await part.toBuffer() }
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === FILE_TOO_LARGE)
      throw new AppError(limits.tooLarge, { cause })
    // The parser names what it refuses; a form that it cannot follow at all ends in an error without a name.
    if (cause instanceof Error && 'statusCode' in cause) throw cause
    throw new AppError('invalidInput', { message: '上传的表单不完整，请重新选择文件上传', cause })
  }
}
