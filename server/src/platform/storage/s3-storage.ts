import { AwsV4Signer } from 'aws4fetch'
import { createHmac, hash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { attachment, pathOf, searchOf } from './object-request.ts'
import { createObjectStorage } from './object-storage.ts'
import type { StorageAddress } from './storage-url.ts'
import type { LinkRules, Storage } from './storage.ts'
import { writePolicy } from './upload-policy.ts'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SERVICE = 's3'

/** An S3-compatible store, signed by AWS Signature Version 4: requests by headers, the browser's form by its policy. */
export function createS3Storage(address: StorageAddress, clock: Clock): Storage {
  const { accessKeyId, secretAccessKey, bucketUrl, bucket, region } = address

  const timestamp = (): string => timestampOf(clock())

  /** Of a POST policy, which the library does not sign. */
  function signPolicy(day: string, policy: string): string {
    const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(
      (signingKey, part) => createHmac('sha256', signingKey).update(part).digest(),
      `AWS4${secretAccessKey}`,
    )
    return createHmac('sha256', key).update(policy).digest('hex')
  }

  return createObjectStorage({
    bucketUrl,
    signRequest: async ({ method, key, query, body, contentType, copyFrom }) => {
      const signer = new AwsV4Signer({
        method,
        url: `${bucketUrl}/${pathOf(key)}${searchOf(query)}`,
        headers: {
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(copyFrom !== undefined && { 'x-amz-copy-source': `/${bucket}/${pathOf(copyFrom)}` }),
          'x-amz-content-sha256':
            body === undefined || Buffer.isBuffer(body) ? hash('sha256', body ?? '') : 'UNSIGNED-PAYLOAD',
        },
        accessKeyId,
        secretAccessKey,
        service: SERVICE,
        region,
        datetime: timestamp(),
        allHeaders: true,
      })
      const { url, headers } = await signer.sign()
      return { url: url.href, headers }
    },
    signLink: (key, rules) => signLink(address, clock(), key, rules),
    signUpload: (rules) => {
      const stamp = timestamp()
      const day = stamp.slice(0, 8)
      const accessid = `${accessKeyId}/${day}/${region}/${SERVICE}/aws4_request`
      const policy = writePolicy(rules, [
        ['starts-with', '$Content-Type', rules.types ? '' : 'image/'],
        ['eq', '$x-amz-algorithm', ALGORITHM],
        ['eq', '$x-amz-credential', accessid],
        ['eq', '$x-amz-date', stamp],
        ['eq', '$success_action_status', '200'],
      ])
      const signature = signPolicy(day, policy)
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
  })
}

/** Such as `20261121T130000Z`. */
function timestampOf(now: number): string {
  return new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

/** An address of the store's own that needs no headers. */
async function signLink(
  { accessKeyId, secretAccessKey, bucketUrl, region }: StorageAddress,
  now: number,
  key: string,
  { expiresAt, type, saveAs }: LinkRules,
): Promise<string> {
  const query = searchOf({
    'X-Amz-Expires': String(Math.max(1, Math.ceil((expiresAt - now) / 1000))),
    'response-content-type': type,
    ...(saveAs !== undefined && { 'response-content-disposition': attachment(saveAs) }),
  })
  const signer = new AwsV4Signer({
    method: 'GET',
    url: `${bucketUrl}/${pathOf(key)}${query}`,
    accessKeyId,
    secretAccessKey,
    service: SERVICE,
    region,
    datetime: timestampOf(now),
    signQuery: true,
  })
  return (await signer.sign()).url.href
}
