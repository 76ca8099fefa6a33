import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { readBody, sendObject, streamOf, type ObjectRequest } from './object-request.ts'
import type { StorageAddress } from './storage-url.ts'
import type { Storage } from './storage.ts'
import { namedTypes, writePolicy } from './upload-policy.ts'

/** Aliyun's object store: requests signed by its header signature, the browser's form by a POST policy (HMAC-SHA1). */
export function createOssStorage(address: StorageAddress, clock: Clock): Storage {
  const { accessKeyId, secretAccessKey, bucketUrl, bucket } = address
  const sign = (text: string): string => createHmac('sha1', secretAccessKey).update(text).digest('base64')

  function request(method: ObjectRequest['method'], key: string, body?: Buffer, contentType = '') {
    const date = new Date(clock()).toUTCString()
    const text = [method, '', contentType, date, `/${bucket}/${key}`].join('\n')
    const headers: Record<string, string> = { date, authorization: `OSS ${accessKeyId}:${sign(text)}` }
    if (contentType !== '') headers['content-type'] = contentType
    return sendObject({ method, url: `${bucketUrl}/${key}`, headers, ...(body && { body }) })
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
      await request('PUT', key, bytes, contentType)
    },
    remove: async (key) => {
      await request('DELETE', key)
    },
    open: async (key) => {
      const response = await request('GET', key)
      return (
        response && { content: streamOf(response), bytes: Number(response.headers.get('content-length')) }
      )
    },
    // A lifecycle rule of the bucket does it; see docs/operations.md.
    purge: async () => undefined,
  }
}
