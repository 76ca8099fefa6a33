import { classList } from '@pinge/contract/classes.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_APP_KEY, DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAnswer, signedHeaders, type SignOptions } from '../../../test/app.ts'
import { createLog } from '../log.ts'
import { createEndpoints } from './endpoints.ts'
import { createHmacSha256 } from './hmac-sha256.ts'
import { createHttpServer } from './http-server.ts'
import { createFingerprint, createNonceMemory } from './nonce-memory.ts'

const NOW = Date.UTC(2026, 10, 23, 0, 30)
/** One caller alone gets half of it. */
const CAPACITY = 20

let app: FastifyInstance
beforeEach(async () => {
  app = await createHttpServer({ log: createLog('silent'), trustedProxies: [], uploadOrigin: null })
  const memory = () => createNonceMemory({ capacity: CAPACITY, fingerprint: createFingerprint('a secret') })
  const endpoints = createEndpoints(app, {
    signature: {
      appKey: DEFAULT_APP_KEY,
      sign: createHmacSha256(DEFAULT_SIGNING_KEY),
      clock: () => NOW,
      nonces: { signedIn: memory(), open: memory() },
      startedAt: 0,
    },
    findCaller: async (token) =>
      token.startsWith('token of ')
        ? { teacherId: token, sessionId: token, sessionExpiresAt: NOW + 1 }
        : undefined,
  })
  const site = { webName: '', logo: '', icpRecord: '', policeRecord: '', hasClients: false }
  endpoints.open(siteDetail, async () => site)
  endpoints.teacher(classList, async () => [])
})
afterEach(() => app.close())

async function call({ path }: Endpoint, remoteAddress: string, options: SignOptions = {}): Promise<number> {
  const response = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...signedHeaders(path, '{}', NOW, options) },
    payload: '{}',
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
