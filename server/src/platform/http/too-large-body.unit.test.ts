import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createHttpServer } from './http-server.ts'

/** More than any buffer on the way holds. */
const TOO_LARGE = Buffer.alloc(6_000_000, 'x')
const refusal = { status: 413, body: { code: 413, msg: '提交的内容太大，请分几次提交', data: null } }

let app: FastifyInstance
let agent: Agent
beforeEach(async () => {
  app = await createHttpServer({
    log: createLog('silent'),
    trustedProxies: [],
    otherOrigins: { upload: null, logo: null },
  })
  app.post('/', async () => ({}))
  await app.listen({ host: '127.0.0.1', port: 0 })
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(async () => {
  agent.destroy()
  await app.close()
})

/** As a browser or a proxy does: it sends all of the body, and then reads the answer. */
async function post(body: Buffer, headers: Record<string, string | number>) {
  const { port } = app.server.address() as AddressInfo
  const sent = request({
    port,
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await json(answer) }
}

it.each([
  ['with its length', { 'content-length': TOO_LARGE.length }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('a body that is too large is refused without breaking the connection: %s', async (_, headers) => {
  for (let time = 0; time < 10; time += 1) expect(await post(TOO_LARGE, headers)).toMatchObject(refusal)

  expect(await post(Buffer.from('{}'), { 'content-length': 2 })).toEqual({ status: 200, body: {} })
})
