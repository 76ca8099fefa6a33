import { randomUUID } from 'node:crypto'
import { signedHeaders } from './signed-request.ts'

/** The fields of a form in their order, and its file last. */
export type Form = { fields: Record<string, string>; file: { field: string; name: string; bytes: Buffer } }

/** The bytes of a form as a browser sends it, with a token as a signed call. */
export function formRequest(path: string, { fields, file }: Form, token?: string): Buffer {
  const boundary = randomUUID()
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const opening = `--${boundary}\r\ncontent-disposition: form-data; name="${file.field}"; filename="${file.name}"\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${parts.join('')}${opening}`),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
    ...(token === undefined ? [] : signedHeaders(path, null, token)),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}
