import type { Redis } from 'ioredis'
import type { SharedStore } from './shared-store.ts'

/** One count and its window in one step, so that no count is ever left without an end. */
const COUNT = `local count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { count, redis.call('pttl', KEYS[1]) }`

const PREFIX = 'pinge:'

/**
 * The store of processes that serve together. While Redis is away each of them goes on with a store of its own:
 * `alone` counts along at all times, so that a limit which was reached here stays reached.
 */
export function createRedisStore(redis: Redis, alone: SharedStore): SharedStore {
  async function tryRedis<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (redis.status !== 'ready') return otherwise()
    try {
      return await ask()
    } catch {
      // The connection's own listener has told the log.
      return otherwise()
    }
  }

  return {
    isShared: true,
    add: (key, text, ttlMs) =>
      tryRedis(
        async () => (await redis.set(PREFIX + key, text, 'PX', ttlMs, 'NX')) === 'OK',
        () => alone.add(key, text, ttlMs),
      ),
    put: (key, text, ttlMs) =>
      tryRedis(
        async () => void (await redis.set(PREFIX + key, text, 'PX', ttlMs)),
        () => alone.put(key, text, ttlMs),
      ),
    get: (key) =>
      tryRedis(
        async () => (await redis.get(PREFIX + key)) ?? undefined,
        () => alone.get(key),
      ),
    take: (key) =>
      tryRedis(
        async () => (await redis.getdel(PREFIX + key)) ?? undefined,
        () => alone.take(key),
      ),
    remove: async (key) => {
      await alone.remove(key)
      await tryRedis(
        async () => void (await redis.del(PREFIX + key)),
        async () => undefined,
      )
    },
    count: async (key, windowMs) => {
      const here = await alone.count(key, windowMs)
      const there = await tryRedis(
        async () => {
          const [count, restMs] = (await redis.eval(COUNT, 1, PREFIX + key, windowMs)) as [number, number]
          return { count, restMs }
        },
        async () => here,
      )
      return there.count >= here.count ? there : here
    },
  }
}
