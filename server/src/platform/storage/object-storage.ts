import { readBody, sendRequest, streamOf } from './object-request.ts'
import { forEachListed, purgeListed, type Listing } from './purge-listed.ts'
import type { Storage } from './storage.ts'

/** One request for an object of the bucket, or for a listing where the key is empty. */
export type ObjectRequest = {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Buffer
  contentType?: string
}

/** In what the object stores differ: how a request and the browser's form are signed. */
export type ObjectSigner = Pick<Storage, 'signUpload'> & {
  /** The address of the bucket, without a slash at its end. */
  bucketUrl: string
  signRequest(request: ObjectRequest): Promise<{ url: string; headers: Headers }>
}

export function createObjectStorage({ bucketUrl, signRequest, signUpload }: ObjectSigner): Storage {
  async function send(request: ObjectRequest): Promise<Response | undefined> {
    const { url, headers } = await signRequest(request)
    return sendRequest(url, { method: request.method, headers, body: request.body })
  }

  const list: Listing['list'] = (query) => send({ method: 'GET', key: '', query })

  async function remove(key: string): Promise<void> {
    await send({ method: 'DELETE', key })
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
    open: async (key) => {
      const response = await send({ method: 'GET', key })
      return (
        response && { content: streamOf(response), bytes: Number(response.headers.get('content-length')) }
      )
    },
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
