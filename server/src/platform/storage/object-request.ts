import { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'

/** What the two object stores do alike, once each has signed its request. */

const TIMEOUT_MS = 8_000

export type ObjectRequest = {
  method: 'GET' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: Buffer
}

/** As the providers want paths and queries of what is signed (RFC 3986): a browser may have called an upload anything. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export function pathOf(key: string): string {
  return key.split('/').map(encodeStrictly).join('/')
}

/** Sends one request to the store. Undefined when the object is not there. */
export async function sendObject({ url, ...request }: ObjectRequest): Promise<Response | undefined> {
  let response: Response
  try {
    response = await fetch(url, {
      method: request.method,
      headers: request.headers,
      ...(request.body && { body: new Uint8Array(request.body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw new AppError('storageUnavailable', { cause })
  }
  if (response.status === 404) {
    await response.body?.cancel()
    return undefined
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new AppError('storageUnavailable', { cause: new Error(`the store answered ${response.status}`) })
  }
  return response
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
