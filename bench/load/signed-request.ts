import {
  contentText,
  DEFAULT_APP_KEY,
  DEFAULT_SIGNING_KEY,
  headerNames,
  signedText,
} from '@pinge/contract/protocol/signing.ts'
import { createHmac, hash, randomBytes } from 'node:crypto'

/** The bytes of one product call as a client sends them, signed now: making them is not part of what is measured. */
export function signedRequest(path: string, request: unknown, token = ''): Buffer {
  const body = JSON.stringify(request)
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...signedHeaders(path, body, token),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** The common headers of a call, as lines. The body of a form is signed as none. */
export function signedHeaders(path: string, body: string | null, token: string): string[] {
  const ts = String(Date.now())
  const rs = randomBytes(16).toString('hex')
  const contentMd5 = hash('md5', contentText(body, ts))
  const text = signedText({ url: path, ts, rs, contentMd5, token })
  const sign = createHmac('sha256', DEFAULT_SIGNING_KEY).update(text).digest('hex')
  return [
    `${headerNames.appKey}: ${DEFAULT_APP_KEY}`,
    `${headerNames.timestamp}: ${ts}`,
    `${headerNames.randomString}: ${rs}`,
    `${headerNames.contentMd5}: ${contentMd5}`,
    `${headerNames.signature}: ${sign}`,
    `${headerNames.token}: ${token}`,
  ]
}
