import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import { percentEncode } from '../providers/percent-encode.ts'

/** How long a store may take to answer, and to send more of what is being read. */
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
  const response = await patiently(patienceFor(body), (signal) =>
    fetch(url, { method, headers, redirect: 'error', signal, ...sending(headers, body) }),
  )
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new AppError('storageUnavailable', { cause: new Error(`the store answered ${response.status}`) })
}

/** A body that is sent while it is read says so, which the browser's types do not know. */
type Sending = RequestInit & { duplex?: 'half' }

function sending(headers: Headers, body: Body | undefined): Sending {
  if (!body || Buffer.isBuffer(body)) return body ? { body: new Uint8Array(body) } : {}
  headers.set('content-length', String(body.bytes))
  return { body: Readable.toWeb(createReadStream(body.path)) as ReadableStream, duplex: 'half' }
}

function patienceFor(body: Body | undefined): number {
  const bytes = !body || Buffer.isBuffer(body) ? 0 : body.bytes
  return TIMEOUT_MS + Math.ceil(bytes / SLOWEST_BYTES_A_MS)
}

/** Gives the store so long for one step, and tells any failure as the store's. */
async function patiently<T>(patienceMs: number, step: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error('the store took too long')), patienceMs)
  try {
    return await step(late.signal)
  } catch (cause) {
    throw new AppError('storageUnavailable', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The path of a key, as the providers sign it (RFC 3986): a browser may have called an upload anything. */
export function pathOf(key: string): string {
  return key.split('/').map(percentEncode).join('/')
}

/** The end of an address that asks for these, encoded in the same way; empty where there is nothing to ask. */
export function searchOf(query: Record<string, string> = {}): string {
  const text = Object.entries(query).map(([name, value]) => `${name}=${percentEncode(value)}`)
  return text.length > 0 ? `?${text.join('&')}` : ''
}

/** The header that has a file saved under a name; without a space, which the providers read differently. */
export function attachment(name: string): string {
  return `attachment;filename*=UTF-8''${percentEncode(name)}`
}

/** The whole body, as long as it is no longer than `maxBytes` and the store is not slower than it may be. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const body = streamOf(response)
  const late = (): unknown => body.destroy(new AppError('storageUnavailable'))
  const timer = setTimeout(late, TIMEOUT_MS + Math.ceil(maxBytes / SLOWEST_BYTES_A_MS))
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of body as AsyncIterable<Uint8Array>) {
      bytes += piece.length
      if (bytes > maxBytes) throw new AppError('pictureTooLarge')
      pieces.push(piece)
    }
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(pieces)
}

/** What a reader takes slowly is sent to its end, however long it takes; only a store that stands still breaks it off. */
export function streamOf({ body }: Response): Readable {
  if (!body) return Readable.from([])
  // A stream of bytes, whose type does not say so.
  const reader = (body as ReadableStream<Uint8Array>).getReader()
  const watched = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await patiently(TIMEOUT_MS, async (signal) => {
          signal.addEventListener('abort', () => void reader.cancel(signal.reason), { once: true })
          const next = await reader.read()
          // What is given up looks like its end.
          signal.throwIfAborted()
          return next
        })
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
  return Readable.fromWeb(watched)
}
