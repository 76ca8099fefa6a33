import type { Clock } from '../clock.ts'
import type { SharedStore } from './shared-store.ts'

/** Whoever invents keys must not fill the memory: the oldest make room. */
const MAX_KEYS = 100_000

type Entry = { text: string; expiresAt: number }

/** The store of a process that serves alone. */
export function createMemoryStore(clock: Clock, maxKeys = MAX_KEYS): SharedStore {
  const entries = new Map<string, Entry>()

  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry === undefined || entry.expiresAt > clock()) return entry
    entries.delete(key)
    return undefined
  }

  function keep(key: string, text: string, expiresAt: number): void {
    // Deleted and set again, a key moves to the end: the first one was kept longest ago.
    entries.delete(key)
    if (entries.size >= maxKeys) makeRoom()
    entries.set(key, { text, expiresAt })
  }

  function makeRoom(): void {
    const now = clock()
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= maxKeys && oldest !== undefined) entries.delete(oldest)
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
      entries.delete(key)
      return entry?.text
    },
    remove: async (key) => void entries.delete(key),
    count: async (key, windowMs) => {
      const before = find(key)
      const count = Number(before?.text ?? 0) + 1
      const expiresAt = before?.expiresAt ?? clock() + windowMs
      keep(key, String(count), expiresAt)
      return { count, restMs: expiresAt - clock() }
    },
  }
}
