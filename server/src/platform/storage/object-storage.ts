import { stat } from 'node:fs/promises'
import { AppError } from '../app-error.ts'
import { pipeline } from 'node:stream/promises'
import { readBody, sendRequest, streamOf } from './object-request.ts'
import { forEachListed, purgeListed, type Listing } from './purge-listed.ts'
import type { LinkRules, Part, Storage } from './storage.ts'

/** One request for an object of the bucket, or for a listing where the key is empty. */
export type ObjectRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Buffer | { path: string; bytes: number }
  part?: Part
  /** The answer is read no faster than somebody takes it. */
  isPassedOn?: boolean
  /** The bytes are another object's. */
  copyFrom?: string
  contentType?: string
}

/** In what the object stores differ: how a request and the browser's form are signed. */
export type ObjectSigner = Pick<Storage, 'signUpload'> & {
  /** The address of the bucket, without a slash at its end. */
  bucketUrl: string
  signRequest(request: ObjectRequest): Promise<{ url: string; headers: Headers }>
  /** An address that needs no headers, until `expiresAt`. */
  signLink(key: string, rules: LinkRules): Promise<string>
}

export function createObjectStorage({ bucketUrl, signRequest, signLink, signUpload }: ObjectSigner): Storage {
  async function send(request: ObjectRequest): Promise<Response | undefined> {
    const { url, headers } = await signRequest(request)
    // As it is kept: what is packed on its way has another length.
    headers.set('accept-encoding', 'identity')
    // A part is no part of what is signed.
    if (request.part) headers.set('range', `bytes=${request.part.start}-${request.part.end}`)
    // A store hangs up after a pause on a connection that is to serve again, and what was not taken by then is lost.
    if (request.isPassedOn) headers.set('connection', 'close')
    return sendRequest(url, { method: request.method, headers, body: request.body })
  }

  const list: Listing['list'] = (query) => send({ method: 'GET', key: '', query })

  async function remove(key: string): Promise<void> {
    await send({ method: 'DELETE', key })
  }

  const open: Storage['open'] = async (key, part) => {
    const response = await send({ method: 'GET', key, ...(part && { part }), isPassedOn: true })
    return response && { bytes: lengthOf(response), content: streamOf(response) }
  }

  return {
    uploadOrigin: new URL(bucketUrl).origin,
    signUpload,
    read: async (key, maxBytes) => {
      const response = await send({ method: 'GET', key })
      return response && readBody(response, maxBytes)
    },
    write: async (key, body, contentType) => {
      await send({ method: 'PUT', key, body, contentType })
    },
    remove,
    open,
    // Films come from the store itself, so that few readers are sent anything by this server.
    openToSend: async (key, part) => {
      const file = await open(key, part)
      return file && { sendTo: (reader) => pipeline(file.content, reader), bytes: file.bytes }
    },
    size: async (key) => {
      const response = await send({ method: 'HEAD', key })
      return response && lengthOf(response)
    },
    put: async (key, path, contentType) => {
      const { size: bytes } = await stat(path)
      await send({ method: 'PUT', key, body: { path, bytes }, contentType })
    },
    move: async (from, to, contentType) => {
      await send({ method: 'PUT', key: to, copyFrom: from, contentType })
      await remove(from)
    },
    link: signLink,
    staged: async (dir) => {
      const found = { files: 0, bytes: 0 }
      await forEachListed(list, dir, async ({ bytes }) => {
        found.files += 1
        found.bytes += bytes
      })
      return found
    },
    purge: (prefix, before, most) => purgeListed({ list, remove }, prefix, before, most),
  }
}

/** Without its length a file would be passed on as an empty one. */
function lengthOf({ headers, body }: Response): number {
  const length = headers.get('content-length')
  if (length !== null) return Number(length)
  void body?.cancel()
  throw new AppError('storageUnavailable', { cause: new Error('the store did not say how long the file is') })
}
