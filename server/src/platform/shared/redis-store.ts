import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { Claim, Limit, SharedStore } from './shared-store.ts'

/**
 * The times at which places were taken, oldest first, without those that are free again. In one step, so that of those who
 * ask at once no more get a place than there are. By the time of the process that asks: ARGV is now, window, most, and
 * whether to take one.
 */
const CLAIM = `local oldest = redis.call('lindex', KEYS[1], 0)
while oldest and tonumber(oldest) <= tonumber(ARGV[1]) - tonumber(ARGV[2]) do
  redis.call('lpop', KEYS[1])
  oldest = redis.call('lindex', KEYS[1], 0)
end
local taken = redis.call('llen', KEYS[1])
local isFree = taken < tonumber(ARGV[3]) and 1 or 0
if isFree == 1 and ARGV[4] == '1' then
  taken = redis.call('rpush', KEYS[1], ARGV[1])
  redis.call('pexpire', KEYS[1], ARGV[2])
  oldest = redis.call('lindex', KEYS[1], 0)
end
return { isFree, taken, oldest and tonumber(oldest) + tonumber(ARGV[2]) - tonumber(ARGV[1]) or 0 }`

const PREFIX = 'pinge:'

/**
 * The store of processes that serve together. While Redis is away each of them goes on with a store of its own:
 * `alone` counts along at all times, so that a limit which was reached here stays reached.
 */
export function createRedisStore(redis: Redis, alone: SharedStore, clock: Clock): SharedStore {
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
    claim: async (key, limit) => {
      const here = await alone.claim(key, limit)
      return tryRedis(
        () => ask(key, limit, true),
        async () => here,
      )
    },
    release: async (key) => {
      await alone.release(key)
      await tryRedis(
        async () => void (await redis.rpop(PREFIX + key)),
        async () => undefined,
      )
    },
    claimed: (key, limit) =>
      tryRedis(
        () => ask(key, limit, false),
        () => alone.claimed(key, limit),
      ),
  }

  async function ask(key: string, { most, windowMs }: Limit, takesOne: boolean): Promise<Claim> {
    const answer = await redis.eval(CLAIM, 1, PREFIX + key, clock(), windowMs, most, takesOne ? 1 : 0)
    const [isFree, taken, restMs] = answer as [number, number, number]
    return { isFree: isFree === 1, taken, restMs }
  }
}
