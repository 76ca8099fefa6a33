import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { Redis } from 'ioredis'
import { createLiveHub, KEPT_MESSAGES, type LiveHub, type Numbered } from './live-hub.ts'

const PREFIX = 'pinge:live:'
const ENDED = 'pinge:live-ended'
/** Those who come back later read everything again. */
const KEPT_MS = 10 * MINUTE_MS

/**
 * The live hub of processes that serve together. What happens here is told here at once and to the others through
 * Redis. There the last messages of each topic are also kept for those who reconnect to another process. A
 * listener puts messages in order by their numbers: two processes may tell theirs in either order.
 *
 * While Redis is away no stream is open: one that could miss something, or go on after a sign-out elsewhere, is
 * closed, and its browser comes back until there is one that can hear everything.
 */
export function createRedisLiveHub(publisher: Redis, subscriber: Redis, processId: string): LiveHub {
  const local = createLiveHub()
  const counts = new Map<string, number>()

  subscriber.on('message', (channel: string, text: string) => {
    if (channel === ENDED) return local.end(text)
    const { from, message } = JSON.parse(text) as { from: string; message: Numbered<unknown> }
    if (from !== processId) local.publish(channel.slice(PREFIX.length), message)
  })
  subscriber.on('ready', () => {
    subscriber.subscribe(ENDED).catch(() => local.closeAll())
  })
  subscriber.on('close', () => local.closeAll())

  async function listen(topic: string): Promise<void> {
    counts.set(topic, (counts.get(topic) ?? 0) + 1)
    await subscriber.subscribe(PREFIX + topic)
  }

  function leave(topic: string): void {
    const left = (counts.get(topic) ?? 1) - 1
    if (left > 0) return void counts.set(topic, left)
    counts.delete(topic)
    // One that stays subscribed because Redis is away right now hears what has no listener, and no more.
    subscriber.unsubscribe(PREFIX + topic).catch(() => undefined)
  }

  return {
    publish: (topic, message) => {
      local.publish(topic, message)
      const text = JSON.stringify(message)
      // While Redis is away no other process listens; streams read everything again when they come back.
      publisher
        .multi()
        .rpush(PREFIX + topic, text)
        .ltrim(PREFIX + topic, -KEPT_MESSAGES, -1)
        .pexpire(PREFIX + topic, KEPT_MS)
        .publish(PREFIX + topic, JSON.stringify({ from: processId, message }))
        .exec()
        .catch(() => undefined)
    },
    subscribe: (topic, subscription) => {
      const leaveLocal = local.subscribe(topic, subscription)
      const isListening = listen(topic)
      // A caller that awaits it is told; none has to.
      isListening.catch(() => undefined)
      return {
        isListening,
        leave: () => {
          leaveLocal.leave()
          leave(topic)
        },
      }
    },
    since: async (topic, after, upTo) => {
      const kept = await publisher.lrange(PREFIX + topic, 0, -1)
      const missed = kept
        .map((text) => JSON.parse(text) as Numbered<unknown>)
        .filter(({ number }) => number > after && number <= upTo)
        .toSorted((a, b) => a.number - b.number)
      return missed.length === upTo - after ? missed : undefined
    },
    forget: (topic) => {
      local.forget(topic)
      // While Redis is away, what it keeps goes by itself after its time.
      publisher.del(PREFIX + topic).catch(() => undefined)
    },
    end: (key) => {
      local.end(key)
      publisher.publish(ENDED, key).catch(() => undefined)
    },
    closeAll: () => local.closeAll(),
  }
}
