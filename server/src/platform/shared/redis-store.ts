import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { Redis } from 'ioredis'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Hits, Limit, SharedStore } from './shared-store.ts'

/**
 * The times of the hits that still count, oldest first. In one step, so that of those that come at once no more are
 * allowed than there are. By the time of the process that asks: ARGV is now, window, most, and whether to count one.
 */
const HIT = `local oldest = redis.call('lindex', KEYS[1], 0)
while oldest and tonumber(oldest) <= tonumber(ARGV[1]) - tonumber(ARGV[2]) do
  redis.call('lpop', KEYS[1])
  oldest = redis.call('lindex', KEYS[1], 0)
end
local count = redis.call('llen', KEYS[1])
local isAllowed = count < tonumber(ARGV[3]) and 1 or 0
if isAllowed == 1 and ARGV[4] == '1' then
  count = redis.call('rpush', KEYS[1], ARGV[1])
  redis.call('pexpire', KEYS[1], ARGV[2])
  oldest = redis.call('lindex', KEYS[1], 0)
end
return { isAllowed, count, oldest and tonumber(oldest) + tonumber(ARGV[2]) - tonumber(ARGV[1]) or 0 }`

const PREFIX = 'pinge:'
/** A Redis that is late is late for each call: the log is told of it once in so long. */
const TOLD_EVERY_MS = MINUTE_MS

/**
 * The store of processes that serve together. While Redis is away each of them goes on with a store of its own:
 * `alone` counts along at all times, so that a limit which was reached here stays reached.
 */
export function createRedisStore(redis: Redis, alone: SharedStore, clock: Clock, log: Log): SharedStore {
  let toldAt = Number.NEGATIVE_INFINITY
  async function tryRedis<T>(ask: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (redis.status !== 'ready') return otherwise()
    try {
      return await ask()
    } catch (error) {
      // Of a connection that breaks its own listener tells the log, of an answer that does not come in time nothing else.
      if (clock() - toldAt >= TOLD_EVERY_MS) {
        toldAt = clock()
        const cause = error instanceof Error ? error.message : String(error)
        log.warn({ cause }, 'Redis did not answer in time; going on without it')
      }
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
    hit: async (key, limit) => {
      const here = await alone.hit(key, limit)
      return tryRedis(
        () => ask(key, limit, true),
        async () => here,
      )
    },
    undo: async (key) => {
      await alone.undo(key)
      await tryRedis(
        async () => void (await redis.rpop(PREFIX + key)),
        async () => undefined,
      )
    },
    peek: (key, limit) =>
      tryRedis(
        () => ask(key, limit, false),
        () => alone.peek(key, limit),
      ),
  }

  async function ask(key: string, { most, windowMs }: Limit, counts: boolean): Promise<Hits> {
    const answer = await redis.eval(HIT, 1, PREFIX + key, clock(), windowMs, most, counts ? 1 : 0)
    const [isAllowed, count, resetMs] = answer as [number, number, number]
    return { isAllowed: isAllowed === 1, count, resetMs }
  }
}
