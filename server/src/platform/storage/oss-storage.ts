import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { attachment, pathOf, searchOf } from './object-request.ts'
import { createObjectStorage } from './object-storage.ts'
import type { StorageAddress } from './storage-url.ts'
import type { Storage } from './storage.ts'
import { namedTypes, writePolicy } from './upload-policy.ts'

/** Aliyun's object store: requests signed by its header signature, the browser's form by a POST policy (HMAC-SHA1). */
export function createOssStorage(address: StorageAddress, clock: Clock): Storage {
  const { accessKeyId, secretAccessKey, bucketUrl, bucket } = address
  const sign = (text: string): string => createHmac('sha1', secretAccessKey).update(text).digest('base64')

  return createObjectStorage({
    bucketUrl,
    signRequest: async ({ method, key, query, contentType = '', copyFrom }) => {
      const date = new Date(clock()).toUTCString()
      const source = copyFrom === undefined ? [] : [`/${bucket}/${pathOf(copyFrom)}`]
      const copied = source.map((from) => `x-oss-copy-source:${from}`)
      const text = [method, '', contentType, date, ...copied, `/${bucket}/${key}`].join('\n')
      const headers = new Headers({ date, authorization: `OSS ${accessKeyId}:${sign(text)}` })
      for (const from of source) headers.set('x-oss-copy-source', from)
      if (contentType !== '') headers.set('content-type', contentType)
      // What a listing asks for is no part of what is signed, nor is the way in which a key is encoded.
      return { url: `${bucketUrl}/${pathOf(key)}${searchOf(query)}`, headers }
    },
    signLink: async (key, { expiresAt, saveAs }) => {
      const expires = String(Math.ceil(expiresAt / 1000))
      const asked: Record<string, string> =
        saveAs === undefined ? {} : { 'response-content-disposition': attachment(saveAs) }
      // What the answer's headers shall be is signed as it stands, without its encoding.
      const said = Object.entries(asked).map(([name, value]) => `?${name}=${value}`)
      const signature = sign(['GET', '', '', expires, `/${bucket}/${key}${said.join('')}`].join('\n'))
      const query = { OSSAccessKeyId: accessKeyId, Expires: expires, Signature: signature, ...asked }
      return `${bucketUrl}/${pathOf(key)}${searchOf(query)}`
    },
    signUpload: (rules) => {
      const policy = writePolicy(rules, [namedTypes(rules)])
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
  })
}
