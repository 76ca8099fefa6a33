import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { Clock } from '../clock.ts'
import type { Hits, Limit, SharedStore } from './shared-store.ts'

/** Of one kind. Invented keys must not fill the memory: the oldest of their kind make room. */
const MAX_KEYS = 100_000
/** Looking at all of them for each new key would cost more than the key. */
const TIDIED_EVERY_MS = 1_000

/** A clock that is set right by more was wrong: what it dated in the future is over, and not kept for hours. */
const STEP_BACK_MS = MINUTE_MS

type Entry = { text: string; keptAt: number; expiresAt: number }

const isOver = ({ keptAt, expiresAt }: Entry, now: number): boolean =>
  expiresAt <= now || keptAt > now + STEP_BACK_MS

/** All keys that begin with the same word: they push out each other and no others. */
type Kind = {
  find(key: string): Entry | undefined
  keep(key: string, text: string, expiresAt: number): void
  forget(key: string): void
}

function createKind(clock: Clock, maxKeys: number): Kind {
  const entries = new Map<string, Entry>()
  let tidiedAt = -Infinity

  function makeRoom(): void {
    const now = clock()
    if (now - tidiedAt >= TIDIED_EVERY_MS) {
      tidiedAt = now
      for (const [key, entry] of entries) if (isOver(entry, now)) entries.delete(key)
    }
    const [oldest] = entries.keys()
    if (entries.size >= maxKeys && oldest !== undefined) entries.delete(oldest)
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (entry === undefined || !isOver(entry, clock())) return entry
      entries.delete(key)
      return undefined
    },
    keep: (key, text, expiresAt) => {
      // Deleted and set again, a key moves to the end: the first one was kept longest ago.
      entries.delete(key)
      if (entries.size >= maxKeys) makeRoom()
      entries.set(key, { text, keptAt: clock(), expiresAt })
    },
    forget: (key) => void entries.delete(key),
  }
}

/** The store of a process that serves alone. */
export function createMemoryStore(clock: Clock, maxKeys = MAX_KEYS): SharedStore {
  const kinds = new Map<string, Kind>()

  function kindOf(key: string): Kind {
    const [word = ''] = key.split(':', 1)
    const kind = kinds.get(word) ?? createKind(clock, maxKeys)
    kinds.set(word, kind)
    return kind
  }

  const find = (key: string): Entry | undefined => kindOf(key).find(key)
  const forget = (key: string): void => kindOf(key).forget(key)
  const keep = (key: string, text: string, expiresAt: number): void => kindOf(key).keep(key, text, expiresAt)

  /** The times of the hits under a key that still count, oldest first. */
  function timesUnder(key: string, windowMs: number): number[] {
    const text = find(key)?.text ?? ''
    const times = text === '' ? [] : text.split(' ').map(Number)
    const now = clock()
    return times.filter((time) => time > now - windowMs && time <= now + STEP_BACK_MS)
  }

  function describe(times: readonly number[], { most, windowMs }: Limit): Hits {
    const [oldest] = times
    return {
      isAllowed: times.length < most,
      count: times.length,
      resetMs: oldest === undefined ? 0 : oldest + windowMs - clock(),
    }
  }

  return {
    isShared: false,
    add: async (key, text, ttlMs) => {
      if (find(key)) return false
      keep(key, text, clock() + ttlMs)
      return true
    },
    put: async (key, text, ttlMs) => keep(key, text, clock() + ttlMs),
    get: async (key) => find(key)?.text,
    take: async (key) => {
      const entry = find(key)
      forget(key)
      return entry?.text
    },
    remove: async (key) => forget(key),
    hit: async (key, limit) => {
      const times = timesUnder(key, limit.windowMs)
      const isAllowed = times.length < limit.most
      if (isAllowed) {
        times.push(clock())
        keep(key, times.join(' '), clock() + limit.windowMs)
      }
      return { ...describe(times, limit), isAllowed }
    },
    undo: async (key) => {
      const entry = find(key)
      if (!entry) return
      entry.text = entry.text.split(' ').slice(0, -1).join(' ')
      // Hits that are taken back must not push out what is kept of others.
      if (entry.text === '') forget(key)
    },
    peek: async (key, limit) => describe(timesUnder(key, limit.windowMs), limit),
  }
}
