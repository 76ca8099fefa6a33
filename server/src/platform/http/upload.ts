import type { Endpoint } from '@pinge/contract/endpoint.ts'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

export type Upload = { fileName: string; bytes: Buffer }

/** Reads the one file of a multipart call; null when the form has none. */
export async function readUpload(
  request: FastifyRequest,
  limits: NonNullable<Endpoint['upload']>,
): Promise<Upload | null> {
  if (!request.isMultipart()) throw new AppError('contentTypeNotAccepted', { message: '请用表单上传文件' })
  const part = await request.file({
    limits: { fileSize: limits.maxBytes, files: 1, fields: 5, fieldSize: 1024 },
  })
  if (!part || part.fieldname !== limits.field) return null
  return { fileName: part.filename, bytes: await part.toBuffer() }
}
