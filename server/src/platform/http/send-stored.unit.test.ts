import { setImmediate } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SendTo } from '../storage/storage.ts'
import { sendStored } from './send-stored.ts'

let server: FastifyInstance
let send: SendTo
let isReady: () => Promise<void>
let address: string
beforeEach(async () => {
  server = fastify()
  isReady = async () => undefined
  server.get('/', async (_, reply) => {
    await isReady()
    return sendStored(reply.header('content-length', 8), send)
  })
  address = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => server.close())

it('breaks the answer off where the file cannot be sent to its end: half of it never passes for a whole', async () => {
  send = async (reader) => {
    reader.write('half')
    throw new Error('the disk is gone')
  }

  await expect(fetch(address).then((answer) => answer.text())).rejects.toThrow()
})

it('keeps its connection, but not while the server stops', async () => {
  const connections: (string | null)[] = []
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  send = async (reader) => void reader.end('complete')
  connections.push((await fetch(address)).headers.get('connection'))
  isReady = async () => {
    stop()
    while (server.server.listening) await setImmediate()
  }
  const last = fetch(address)
  await stopping
  const closed = server.close()
  connections.push((await last).headers.get('connection'))

  await closed
  expect(connections).toEqual(['keep-alive', 'close'])
})
