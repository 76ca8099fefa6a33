import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'

const TIMEOUT_MS = 8_000
/** 2 Mbit/s. */
const SLOWEST_BYTES_A_MS = 250

/** A file is sent while it is read, and takes as long as it takes. */
type Body = Buffer | { path: string; bytes: number }
type Sent = { method: string; headers: Headers; body?: Body | undefined }

/** Sends one signed request to an object store. Undefined when the object is not there. */
export async function sendRequest(
  url: string,
  { method, headers, body }: Sent,
): Promise<Response | undefined> {
  let response: Response
  try {
    response = await fetch(url, { method, headers, redirect: 'error', ...sending(headers, body) })
  } catch (cause) {
    throw new AppError('storageUnavailable', { cause })
  }
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new AppError('storageUnavailable', { cause: new Error(`the store answered ${response.status}`) })
}

/** A body that is sent while it is read says so, which the browser's types do not know. */
type Sending = RequestInit & { duplex?: 'half' }

function sending(headers: Headers, body: Body | undefined): Sending {
  if (!body || Buffer.isBuffer(body))
    return { ...(body && { body: new Uint8Array(body) }), signal: AbortSignal.timeout(TIMEOUT_MS) }
  headers.set('content-length', String(body.bytes))
  const patience = TIMEOUT_MS + Math.ceil(body.bytes / SLOWEST_BYTES_A_MS)
  return {
    body: Readable.toWeb(createReadStream(body.path)) as ReadableStream,
    duplex: 'half',
    signal: AbortSignal.timeout(patience),
  }
}

/** The path of a key, as the providers sign it (RFC 3986): a browser may have called an upload anything. */
export function pathOf(key: string): string {
  return key.split('/').map(encodeStrictly).join('/')
}

/** The end of an address that asks for these, encoded in the same way; empty where there is nothing to ask. */
export function searchOf(query: Record<string, string> = {}): string {
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeStrictly(value)}`)
  return text.length > 0 ? `?${text.join('&')}` : ''
}

function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The header that has a file saved under a name; without a space, which the providers read differently. */
export function attachment(name: string): string {
  return `attachment;filename*=UTF-8''${encodeStrictly(name)}`
}

/** The whole body, as long as it is no longer than `maxBytes`. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of streamOf(response) as AsyncIterable<Uint8Array>) {
    bytes += piece.length
    if (bytes > maxBytes) throw new AppError('pictureTooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

export function streamOf({ body }: Response): Readable {
  return body ? Readable.fromWeb(body) : Readable.from([])
}
