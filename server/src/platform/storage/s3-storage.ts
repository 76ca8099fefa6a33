import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import {
  encodeStrictly,
  pathOf,
  readBody,
  sendObject,
  streamOf,
  type ObjectRequest,
} from './object-request.ts'
import { purgeListed } from './purge-listed.ts'
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

  type Sent = { body?: Buffer; contentType?: string; query?: Record<string, string> }

  function request(
    method: ObjectRequest['method'],
    key: string,
    { body, contentType, query = {} }: Sent = {},
  ) {
    // In the order of their names, as they are signed.
    const queryText = Object.entries(query)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${encodeStrictly(value)}`)
      .join('&')
    const url = new URL(`${bucketUrl}/${pathOf(key)}${queryText && `?${queryText}`}`)
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
    const canonical = [method, url.pathname, queryText, lines.join(''), names, payload].join('\n')
    const text = [ALGORITHM, stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
    const { host: _, ...sent } = headers
    sent.authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${sign(day, text)}`
    return sendObject({ method, url: url.href, headers: sent, ...(body && { body }) })
  }

  async function remove(key: string): Promise<void> {
    await request('DELETE', key)
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
