import { keepRecentlyUsed } from '../recently-used.ts'

/** One numbered thing that happened on a topic; numbers go up by one. */
export type Numbered<Event> = { number: number; event: Event }

export type Subscription = {
  /** What ends this subscription from outside: a session, a membership. */
  keys: readonly string[]
  receive: (message: Numbered<unknown>) => void
  /** For good: the listener may listen no longer. */
  end: () => void
  /** For now: the listener may come back. */
  close: () => void
}

export type Listening = {
  /** From then on nothing is missed; fails where nothing can be heard now. */
  isListening: Promise<void>
  leave: () => void
}

export type LiveHub = {
  publish(topic: string, message: Numbered<unknown>): void
  subscribe(topic: string, subscription: Subscription): Listening
  /** What happened after a number, in order, or undefined when the hub no longer knows all of it. */
  since(topic: string, after: number, upTo: number): Promise<Numbered<unknown>[] | undefined>
  /** Keeps nothing of what happened so far: somebody in it is erased. Listeners who come back read everything again. */
  forget(topic: string): void
  /** Ends every subscription that was made with this key. */
  end(key: string): void
  /** Closes every subscription, because this process stops. */
  closeAll(): void
}

/** Messages that are kept for those who come back after a moment; after a longer absence a listener reads everything again. */
export const KEPT_MESSAGES = 100
const KEPT_TOPICS = 2_000

/** Hands out what happens to the listeners in this process, and keeps the last of it for those who reconnect. */
export function createLiveHub(): LiveHub {
  const listeners = new Map<string, Set<Subscription>>()
  const kept = keepRecentlyUsed<Numbered<unknown>[]>(KEPT_TOPICS)

  function keep(topic: string, message: Numbered<unknown>): void {
    kept.set(topic, [...(kept.get(topic) ?? []), message].slice(-KEPT_MESSAGES))
  }

  function all(): Subscription[] {
    return [...listeners.values()].flatMap((set) => [...set])
  }

  return {
    publish: (topic, message) => {
      keep(topic, message)
      for (const { receive } of listeners.get(topic) ?? []) receive(message)
    },
    subscribe: (topic, subscription) => {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(subscription))
      const leave = (): void => {
        set.delete(subscription)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
      return { isListening: Promise.resolve(), leave }
    },
    since: async (topic, after, upTo) => {
      const missed = (kept.get(topic) ?? []).filter(({ number }) => number > after && number <= upTo)
      return missed.length === upTo - after ? missed : undefined
    },
    forget: (topic) => {
      kept.set(topic, [])
    },
    end: (key) => {
      for (const { keys, end } of all()) if (keys.includes(key)) end()
    },
    closeAll: () => {
      for (const { close } of all()) close()
    },
  }
}
