import { Redis } from 'ioredis'
import { expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createMemoryStore } from './memory-store.ts'
import { createRedisStore } from './redis-store.ts'

it('goes on without a Redis that is late, and tells the log once a minute', async () => {
  const redis = new Redis({ lazyConnect: true })
  redis.status = 'ready'
  vi.spyOn(redis, 'get').mockRejectedValue(new Error('Command timed out'))
  const log = createLog('silent')
  const told = vi.spyOn(log, 'warn')
  let now = 0
  const clock = () => now
  const store = createRedisStore(redis, createMemoryStore(clock), clock, log)

  expect(await store.get('code')).toBeUndefined()
  await store.get('code')
  expect(told).toHaveBeenCalledTimes(1)
  now = 60_000
  await store.get('code')

  expect(told).toHaveBeenCalledTimes(2)
  expect(told.mock.lastCall).toEqual([
    { cause: 'Command timed out' },
    'Redis did not answer in time; going on without it',
  ])
  redis.disconnect()
})
