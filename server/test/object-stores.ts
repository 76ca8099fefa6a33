import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Object stores on this machine, written after the providers' own descriptions and not after our code: they compute each
 * signature from what arrives, and take nothing that is signed otherwise.
 */

const KEY_ID = 'store-key'
const SECRET = 'store/secret+with=signs'
const BUCKET = 'pinge-files'
const REGION = 'cn-north-1'

export type LocalStore = {
  url: string
  objects: Map<string, { bytes: Buffer; type: string; writtenAt: number }>
  /** What the store's own clock says; the test's to change. */
  time: { now: number }
  close(): Promise<void>
}

type Verify = (request: IncomingMessage, path: string, body: Buffer) => boolean
type VerifyForm = (form: Map<string, string>, file: Buffer) => boolean

async function startStore(scheme: string, verify: Verify, verifyForm: VerifyForm): Promise<LocalStore> {
  const objects: LocalStore['objects'] = new Map()
  const time = { now: Date.now() }
  const server: Server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
      const body = Buffer.concat(pieces)
      const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://store')
      if (request.method === 'POST') {
        const { form, file } = await readForm(request, body)
        if (!verifyForm(form, file)) return response.writeHead(403).end()
        objects.set(form.get('key') ?? '', { bytes: file, type: '', writtenAt: time.now })
        return response.writeHead(Number(form.get('success_action_status') ?? 204)).end()
      }
      if (!verify(request, path, body)) return response.writeHead(403).end()
      const key = decodeURIComponent(path)
        .split('/')
        .slice(scheme === 's3' ? 2 : 1)
        .join('/')
      const found = objects.get(key)
      const source = String(
        request.headers['x-amz-copy-source'] ?? request.headers['x-oss-copy-source'] ?? '',
      )
      const copied = objects.get(decodeURIComponent(source).split('/').slice(2).join('/'))
      if (source !== '' && !copied) return response.writeHead(404).end()
      if (request.method === 'PUT')
        objects.set(key, {
          bytes: copied?.bytes ?? body,
          type: request.headers['content-type'] ?? '',
          writtenAt: time.now,
        })
      if (request.method === 'DELETE') objects.delete(key)
      if (request.method === 'GET' && key === '')
        return response.writeHead(200).end(formatListing(objects, searchParams))
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && !found) return response.writeHead(404).end()
      if (request.method === 'HEAD')
        return response.writeHead(200, { 'content-length': found?.bytes.length }).end()
      const [, first, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const asked = first === undefined ? found?.bytes : found?.bytes.subarray(Number(first), Number(end) + 1)
      if (isRead)
        return response
          .writeHead(first === undefined ? 200 : 206, { 'content-length': asked?.length })
          .end(asked)
      return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const style = scheme === 's3' ? 'path' : 'domain'
  const credentials = `${KEY_ID}:${encodeURIComponent(SECRET)}`
  return {
    url: `${scheme}://${credentials}@127.0.0.1:${port}/${BUCKET}?style=${style}&tls=off&region=${REGION}`,
    objects,
    time,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const PAGE = 2

/** ListObjects, first version, as both describe it: sorted by key, a page at a time. */
function formatListing(objects: LocalStore['objects'], query: URLSearchParams): string {
  const escape = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const found = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('marker') ?? ''))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const contents = found
    .slice(0, PAGE)
    .map(
      ([key, { writtenAt, bytes }]) =>
        `<Contents><Key>${escape(key)}</Key><LastModified>${new Date(writtenAt).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult><IsTruncated>${found.length > PAGE}</IsTruncated>${contents.join('\n')}</ListBucketResult>`
}

async function readForm(request: IncomingMessage, body: Buffer) {
  const type = request.headers['content-type'] ?? ''
  const parsed = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const form = new Map<string, string>()
  let file = Buffer.alloc(0)
  for (const [name, value] of parsed) {
    if (typeof value === 'string') form.set(name, value)
    else file = Buffer.from(await value.arrayBuffer())
  }
  return { form, file }
}

/** AWS: "Authenticating Requests (AWS Signature Version 4)" and "Creating a POST policy". */
export function startS3Store(): Promise<LocalStore> {
  const keyOf = (day: string): Buffer => {
    const hmac = (key: string | Buffer, text: string): Buffer =>
      createHmac('sha256', key).update(text).digest()
    return hmac(hmac(hmac(hmac(`AWS4${SECRET}`, day), REGION), 's3'), 'aws4_request')
  }
  const hex = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

  /** A presigned address: "Authenticating Requests: Using Query Parameters". */
  const isPresigned = (request: IncomingMessage, path: string, query: URLSearchParams): boolean => {
    const [keyId, day = ''] = (query.get('X-Amz-Credential') ?? '').split('/')
    const asked = [...query].filter(([name]) => name !== 'X-Amz-Signature')
    const sorted = asked.map(([name, value]) => `${strictly(name)}=${strictly(value)}`).toSorted()
    const canonical = `GET\n${path}\n${sorted.join('&')}\nhost:${request.headers.host}\n\nhost\nUNSIGNED-PAYLOAD`
    const scope = `${day}/${REGION}/s3/aws4_request`
    const text = `AWS4-HMAC-SHA256\n${query.get('X-Amz-Date')}\n${scope}\n${hex(canonical)}`
    const signature = createHmac('sha256', keyOf(day)).update(text).digest('hex')
    return keyId === KEY_ID && request.method === 'GET' && signature === query.get('X-Amz-Signature')
  }

  const verify: Verify = (request, path, body) => {
    const asked = new URL(request.url ?? '/', 'http://store').searchParams
    if (asked.has('X-Amz-Signature')) return isPresigned(request, path, asked)
    const [, credential = '', names = '', signature = ''] =
      /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
        request.headers.authorization ?? '',
      ) ?? []
    const [keyId, day = '', region, service, end] = credential.split('/')
    const date = String(request.headers['x-amz-date'])
    if (keyId !== KEY_ID || region !== REGION || service !== 's3' || end !== 'aws4_request') return false
    if (!/^\d{8}T\d{6}Z$/.test(date) || !date.startsWith(day)) return false
    const payload = String(request.headers['x-amz-content-sha256'])
    if (payload !== hex(body) && payload !== 'UNSIGNED-PAYLOAD') return false
    if (!names.split(';').includes('host')) return false
    const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    const query = (request.url ?? '').split('?')[1] ?? ''
    const sorted = query
      .split('&')
      .toSorted((a, b) => (a < b ? -1 : 1))
      .join('&')
    const canonical = `${request.method}\n${path}\n${sorted}\n${headers.join('')}\n${names}\n${payload}`
    const text = `AWS4-HMAC-SHA256\n${date}\n${day}/${region}/s3/aws4_request\n${hex(canonical)}`
    return createHmac('sha256', keyOf(day)).update(text).digest('hex') === signature
  }

  const verifyForm: VerifyForm = (form, file) => {
    const policy = form.get('policy') ?? ''
    const day = (form.get('x-amz-date') ?? '').slice(0, 8)
    const signature = createHmac('sha256', keyOf(day)).update(policy).digest('hex')
    if (signature !== form.get('x-amz-signature')) return false
    const free = new Set(['policy', 'x-amz-signature'])
    return meetsPolicy(policy, form, file, (name) => free.has(name))
  }
  return startStore('s3', verify, verifyForm)
}

/** Aliyun: "在 Header 中包含签名" and "PostObject". */
export function startOssStore(): Promise<LocalStore> {
  const sign = (text: string): string => createHmac('sha1', SECRET).update(text).digest('base64')
  const verify: Verify = ({ method, headers, url }, path) => {
    const asked = new URL(url ?? '/', 'http://store').searchParams
    const resource = `/${BUCKET}${decodeURIComponent(path)}`
    if (asked.has('Signature')) {
      // "在 URL 中包含签名"
      const name = asked.get('response-content-disposition')
      const override = name === null ? '' : `?response-content-disposition=${name}`
      const wanted = sign(`GET\n\n\n${asked.get('Expires')}\n${resource}${override}`)
      return method === 'GET' && asked.get('OSSAccessKeyId') === KEY_ID && asked.get('Signature') === wanted
    }
    const source = headers['x-oss-copy-source']
    const copied = source === undefined ? '' : `x-oss-copy-source:${String(source)}\n`
    const text = `${method}\n\n${headers['content-type'] ?? ''}\n${headers.date}\n${copied}${resource}`
    return headers.authorization === `OSS ${KEY_ID}:${sign(text)}`
  }
  const verifyForm: VerifyForm = (form, file) => {
    const policy = form.get('policy') ?? ''
    if (form.get('OSSAccessKeyId') !== KEY_ID || form.get('signature') !== sign(policy)) return false
    const typed = new Map([...form, ['content-type', form.get('x-oss-content-type') ?? '']])
    return meetsPolicy(policy, typed, file, () => true)
  }
  return startStore('oss', verify, verifyForm)
}

function strictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Every condition holds, and every field is either free or named by a condition. */
function meetsPolicy(
  policy: string,
  form: Map<string, string>,
  file: Buffer,
  isFree: (name: string) => boolean,
): boolean {
  const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    expiration: string
    conditions: [string, unknown, unknown][]
  }
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(expiration)) return false
  const named = new Set(conditions.map(([, field]) => String(field).slice(1).toLowerCase()))
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), value]))
  if ([...fields.keys()].some((name) => !isFree(name) && !named.has(name))) return false
  return conditions.every(([rule, first, second]) => {
    const value = fields.get(String(first).slice(1).toLowerCase()) ?? ''
    if (rule === 'content-length-range') return file.length >= Number(first) && file.length <= Number(second)
    if (rule === 'eq') return value === second
    if (rule === 'starts-with') return value.startsWith(String(second))
    return rule === 'in' && Array.isArray(second) && second.includes(value)
  })
}
