import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { openTcpGate, type TcpGate } from '../../../test/tcp-gate.ts'
import { itKeepsLimits } from '../../../test/store-limits.ts'
import { createMemoryStore } from './memory-store.ts'
import { openRedis } from './open-redis.ts'
import { createRedisStore } from './redis-store.ts'
import type { SharedStore } from './shared-store.ts'

let gate: TcpGate
let redises: ReturnType<typeof openRedis>[]
beforeAll(async () => {
  gate = await openTcpGate(process.env.TEST_REDIS_URL ?? '')
  redises = [1, 2].map((number) => openRedis(gate.url, `test-${number}`, createLog('silent')))
  await Promise.all(redises.map((redis) => once(redis, 'ready')))
})
afterAll(async () => {
  for (const redis of redises) redis.disconnect()
  await gate.close()
})

/** The store of one process, by the clock of the test. */
function storeAt(process: 0 | 1, time: { now: number }): SharedStore {
  const [first, second] = redises
  const redis = process === 0 ? first : second
  if (!redis) throw new Error('no connection')
  const clock = () => time.now
  return createRedisStore(redis, createMemoryStore(clock), clock, createLog('silent'))
}

itKeepsLimits(() => {
  const time = { now: Date.now() }
  return { store: storeAt(0, time), time, key: `test-${randomUUID()}` }
})

it('counts the hits at either process, in any stretch of the window', async () => {
  const time = { now: Date.now() }
  const stores = [storeAt(0, time), storeAt(1, time)] as const
  const key = `test-${randomUUID()}`
  const limit = { most: 10, windowMs: 900_000 }
  const hits = await Promise.all(
    stores.flatMap((store) => Array.from({ length: 20 }, () => store.hit(key, limit))),
  )
  expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(10)

  time.now += 899_999
  expect((await stores[0].peek(key, limit)).isAllowed).toBe(false)
  time.now += 1
  expect((await stores[1].peek(key, limit)).count).toBe(0)
})
