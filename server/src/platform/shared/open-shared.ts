import type { Clock } from '../clock.ts'
import { createLiveHub, type LiveHub } from '../live/live-hub.ts'
import type { Log } from '../log.ts'
import type { NewId } from '../random.ts'
import { createMemoryStore } from './memory-store.ts'
import type { SharedStore } from './shared-store.ts'

export type Shared = { store: SharedStore; hub: LiveHub; close: () => void }

/** What processes share: through Redis where one is named, else this process alone. It never waits for Redis. */
export async function openShared(
  redisUrl: string | null,
  { clock, log, newId }: { clock: Clock; log: Log; newId: NewId },
): Promise<Shared> {
  const alone = createMemoryStore(clock)
  if (redisUrl === null) return { store: alone, hub: createLiveHub(), close: () => undefined }
  // Only read where there is a Redis: a server without one stays small.
  const [{ openRedis }, { createRedisLiveHub }, { createRedisStore }] = await Promise.all([
    import('./open-redis.ts'),
    import('../live/redis-live-hub.ts'),
    import('./redis-store.ts'),
  ])
  const publisher = openRedis(redisUrl, 'store', log)
  // A connection that subscribes can do nothing else.
  const subscriber = openRedis(redisUrl, 'live', log)
  return {
    store: createRedisStore(publisher, alone, clock, log),
    hub: createRedisLiveHub(publisher, subscriber, newId()),
    close: () => {
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}
