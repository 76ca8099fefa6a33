import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { pathOf, readBody, sendObject, streamOf, type ObjectRequest } from './object-request.ts'
import { purgeListed } from './purge-listed.ts'
import type { StorageAddress } from './storage-url.ts'
import type { Storage } from './storage.ts'
import { namedTypes, writePolicy } from './upload-policy.ts'

/** Aliyun's object store: requests signed by its header signature, the browser's form by a POST policy (HMAC-SHA1). */
export function createOssStorage(address: StorageAddress, clock: Clock): Storage {
  const { accessKeyId, secretAccessKey, bucketUrl, bucket } = address
  const sign = (text: string): string => createHmac('sha1', secretAccessKey).update(text).digest('base64')

  type Sent = { body?: Buffer; contentType?: string; query?: Record<string, string> }

  function request(
    method: ObjectRequest['method'],
    key: string,
    { body, contentType = '', query }: Sent = {},
  ) {
    const date = new Date(clock()).toUTCString()
    const text = [method, '', contentType, date, `/${bucket}/${key}`].join('\n')
    const headers: Record<string, string> = { date, authorization: `OSS ${accessKeyId}:${sign(text)}` }
    if (contentType !== '') headers['content-type'] = contentType
    // What a listing asks for is no part of what is signed, nor is the way in which a key is encoded.
    const search = query ? `?${new URLSearchParams(query).toString()}` : ''
    return sendObject({ method, url: `${bucketUrl}/${pathOf(key)}${search}`, headers, ...(body && { body }) })
  }

  async function remove(key: string): Promise<void> {
    await request('DELETE', key)
  }

  return {
    uploadOrigin: new URL(bucketUrl).origin,
    signUpload: (rules) => {
      const policy = writePolicy(rules, [namedTypes])
      const signature = sign(policy)
      return {
        host: bucketUrl,
        policy,
        signature,
        accessid: accessKeyId,
        fields: { policy, signature, OSSAccessKeyId: accessKeyId, success_action_status: '200' },
        typeField: 'x-oss-content-type',
      }
    },
    read: async (key, maxBytes) => {
      const response = await request('GET', key)
      return response && readBody(response, maxBytes)
    },
    write: async (key, bytes, contentType) => {
      await request('PUT', key, { body: bytes, contentType })
    },
    remove,
    open: async (key) => {
      const response = await request('GET', key)
      return (
        response && { content: streamOf(response), bytes: Number(response.headers.get('content-length')) }
      )
    },
    purge: (prefix, before) =>
      purgeListed({ list: (query) => request('GET', '', { query }), remove }, prefix, before),
  }
}
