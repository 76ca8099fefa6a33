import { classList } from '@pinge/contract/classes.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { DEFAULT_APP_KEY, DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAnswer, signedHeaders, type SignOptions } from '../../../../test/app.ts'
import { createLog } from '../../log.ts'
import { createEndpoints } from '../endpoints.ts'
import { signedCallers } from './signed-callers.ts'
import { FileAnswer } from '../file-answer.ts'
import { createHmacSha256 } from './hmac-sha256.ts'
import { createHttpServer } from '../http-server.ts'
import { createFingerprint, createNonceMemory } from './nonce-memory.ts'

const NOW = Date.UTC(2026, 10, 23, 0, 30)
/** One caller alone gets half of it. */
const CAPACITY = 20
const body = JSON.stringify({ classId: 'c' })

let app: FastifyInstance
beforeEach(async () => {
  app = await createHttpServer({
    log: createLog('silent'),
    trustedProxies: [],
    otherOrigins: { upload: null, logo: null },
  })
  const memory = () => createNonceMemory({ capacity: CAPACITY, fingerprint: createFingerprint('a secret') })
  const { open, teacher } = createEndpoints(app, {
    requireCaller: signedCallers({
      signature: {
        appKey: DEFAULT_APP_KEY,
        sign: createHmacSha256(DEFAULT_SIGNING_KEY),
        clock: () => NOW,
        nonces: { signedIn: memory(), open: memory() },
        startedAt: () => 0,
      },
      findCaller: async (token) =>
        token.startsWith('token of ')
          ? { teacherId: token, sessionId: token, sessionExpiresAt: NOW + 1 }
          : undefined,
    }),
    observe: () => ({ succeeded: undefined, refused: () => undefined }),
  })
  const site = { webName: '', logo: '', icpRecord: '', policeRecord: '', hasClients: false }
  open(siteDetail, async () => site)
  teacher(classList, async () => [])
  teacher(unreadMessages, async () => {
    begun += 1
    await released.promise
    return { count: begun }
  })
  teacher(readRoster, async () => {
    await released.promise
    return { tables: [] }
  })
  teacher(exportRecords, async () => new FileAnswer('a.xlsx', slowFile()))
})
afterEach(() => app.close())

let released: PromiseWithResolvers<void>
let begun: number
beforeEach(() => {
  released = Promise.withResolvers()
  begun = 0
})

/** A file that is not whole before it is let go. */
async function* slowFile() {
  yield Buffer.from('PK')
  await released.promise
}

async function call({ path }: Endpoint, remoteAddress: string, options: SignOptions = {}): Promise<number> {
  const sent = options.body ?? '{}'
  const response = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...signedHeaders(path, sent, NOW, options) },
    payload: sent,
  })
  return readAnswer(response).code
}

const FORM = [
  '--form',
  'content-disposition: form-data; name="file"; filename="a.csv"',
  '',
  'name',
  '--form--',
  '',
]

async function sendRoster(token: string): Promise<number> {
  const { path } = readRoster
  const signed = signedHeaders(path, null, NOW, { token })
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'multipart/form-data; boundary=form', ...signed },
    payload: FORM.join('\r\n'),
  })
  return readAnswer(response).code
}

/** Far more calls than one caller may have remembered; answers what the last one was told. */
async function flood(endpoint: Endpoint, address: string, token = ''): Promise<number | undefined> {
  const codes: number[] = []
  for (let count = 0; count < 3 * CAPACITY; count += 1) codes.push(await call(endpoint, address, { token }))
  return codes.at(-1)
}

it('refuses the one address that fills the memory of calls without a session, and no other', async () => {
  expect(await flood(siteDetail, '203.0.113.1')).toBe(429)

  expect(await call(siteDetail, '203.0.113.2')).toBe(200)
  expect(await call(classList, '203.0.113.1', { token: 'token of Wang' })).toBe(200)
})

it('counts calls with a made-up token for their address, and not for those who are signed in', async () => {
  expect(await flood(classList, '203.0.113.1', 'made up')).toBe(429)

  expect(await call(classList, '203.0.113.2', { token: 'made up' })).toBe(401)
  expect(await call(classList, '203.0.113.1', { token: 'token of Wang' })).toBe(200)
})

it('refuses the one session that fills the memory of signed-in calls, and no other', async () => {
  expect(await flood(classList, '203.0.113.1', 'token of Wang')).toBe(429)

  expect(await call(classList, '203.0.113.1', { token: 'token of Li' })).toBe(200)
  expect(await call(siteDetail, '203.0.113.1')).toBe(200)
})

it('refuses what was seen before, with a session, without one, and from elsewhere', async () => {
  const rs = 'r'.repeat(32)
  expect(await call(siteDetail, '203.0.113.1', { rs })).toBe(200)
  expect(await call(siteDetail, '203.0.113.2', { rs })).toBe(400)

  const token = 'token of Wang'
  expect(await call(classList, '203.0.113.1', { rs, token })).toBe(200)
  expect(await call(classList, '203.0.113.2', { rs, token })).toBe(400)
  expect(await call(classList, '203.0.113.1', { rs, token: 'made up' })).toBe(400)
})

it('has four calls of one teacher under way at a time, and answers others meanwhile', async () => {
  const calls = Array.from({ length: 6 }, () =>
    call(unreadMessages, '203.0.113.1', { token: 'token of Wang' }),
  )
  expect(await call(classList, '203.0.113.1', { token: 'token of Li' })).toBe(200)
  expect(begun).toBe(4)

  released.resolve()
  expect(await Promise.all(calls)).toEqual([200, 200, 200, 200, 200, 200])
})

it('reads one file of a teacher at a time, keeps one waiting and refuses more, and reads those of others', async () => {
  const files = [1, 2].map(() => sendRoster('token of Wang'))
  expect(await sendRoster('token of Wang')).toBe(429)

  const ofAnother = sendRoster('token of Li')
  released.resolve()
  expect(await Promise.all([...files, ofAnother])).toEqual([200, 200, 200])
})

it('makes two files of one teacher at a time, keeps four waiting and refuses more, and answers other calls meanwhile', async () => {
  const token = 'token of Wang'
  const files = Array.from({ length: 6 }, () => call(exportRecords, '203.0.113.1', { token, body }))
  expect(await call(exportRecords, '203.0.113.1', { token, body })).toBe(429)
  expect(await call(classList, '203.0.113.1', { token })).toBe(200)

  released.resolve()
  expect(await Promise.all(files)).toEqual([200, 200, 200, 200, 200, 200])
})

it('makes the next file of a teacher who broke a download off', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { path } = exportRecords
  for (let count = 0; count < 4; count += 1) {
    const signed = signedHeaders(path, body, NOW, { token: 'token of Wang' })
    const headers = { 'content-type': 'application/json', ...signed }
    const away = new AbortController()
    const { status } = await fetch(`${origin}${path}`, { method: 'POST', headers, body, signal: away.signal })
    expect(status).toBe(200)
    away.abort()
  }
  released.resolve()
})
