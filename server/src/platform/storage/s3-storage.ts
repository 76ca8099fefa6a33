import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { readBody, sendObject, streamOf, type ObjectRequest } from './object-request.ts'
import type { StorageAddress } from './storage-url.ts'
import type { Storage } from './storage.ts'
import { writePolicy } from './upload-policy.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** An S3-compatible store, signed by AWS Signature Version 4: requests by headers, the browser's form by its policy. */
export function createS3Storage(address: StorageAddress, clock: Clock): Storage {
  const { accessKeyId, secretAccessKey, bucketUrl, region } = address

  /** `20261121T130000Z`, and the scope in which a key of that day is good. */
  function times(): { stamp: string; day: string; scope: string } {
    const stamp = new Date(clock()).toISOString().replace(/[-:]|\.\d{3}/g, '')
    const day = stamp.slice(0, 8)
    return { stamp, day, scope: `${day}/${region}/s3/aws4_request` }
  }

  function sign(day: string, text: string): string {
    const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
      (signingKey, part) => createHmac('sha256', signingKey).update(part).digest(),
      `AWS4${secretAccessKey}`,
    )
    return createHmac('sha256', key).update(text).digest('hex')
  }

  function request(method: ObjectRequest['method'], key: string, body?: Buffer, contentType?: string) {
    const url = new URL(`${bucketUrl}/${key}`)
    const { stamp, day, scope } = times()
    const payload = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const headers: Record<string, string> = {
      ...(contentType !== undefined && { 'content-type': contentType }),
      host: url.host,
      'x-amz-content-sha256': payload,
      'x-amz-date': stamp,
    }
    const names = Object.keys(headers).join(';')
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
    const canonical = [method, url.pathname, '', lines.join(''), names, payload].join('\n')
    const text = [ALGORITHM, stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
    const { host: _, ...sent } = headers
    sent.authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${sign(day, text)}`
    return sendObject({ method, url: url.href, headers: sent, ...(body && { body }) })
  }

  return {
    uploadOrigin: new URL(bucketUrl).origin,
    signUpload: (rules) => {
      const { stamp, day, scope } = times()
      const accessid = `${accessKeyId}/${scope}`
      const policy = writePolicy(rules, [
        ['starts-with', '$Content-Type', 'image/'],
        ['eq', '$x-amz-algorithm', ALGORITHM],
        ['eq', '$x-amz-credential', accessid],
        ['eq', '$x-amz-date', stamp],
        ['eq', '$success_action_status', '200'],
      ])
      const signature = sign(day, policy)
      return {
        host: bucketUrl,
        policy,
        signature,
        accessid,
        fields: {
          policy,
          'x-amz-algorithm': ALGORITHM,
          'x-amz-credential': accessid,
          'x-amz-date': stamp,
          'x-amz-signature': signature,
          success_action_status: '200',
        },
        typeField: 'Content-Type',
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
