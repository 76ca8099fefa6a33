/**
 * What processes that serve together must agree on for a while, and what may be lost: used random strings, tickets,
 * counts of failures. Text by key; every key lives for its time in milliseconds. What stands before the first colon of a
 * key is its kind, and one of the few words that the code knows: where a process has no more room, those of one kind make
 * room for each other.
 */
export type SharedStore = {
  /** Whether other processes see it too; then it also outlives a start of this one. */
  readonly isShared: boolean
  /** Keeps the text unless the key is there; answers whether it was kept. */
  add(key: string, text: string, ttlMs: number): Promise<boolean>
  put(key: string, text: string, ttlMs: number): Promise<void>
  get(key: string): Promise<string | undefined>
  /** Answers the text and removes it: one of those who ask at once gets it. */
  take(key: string): Promise<string | undefined>
  remove(key: string): Promise<void>
  /** Counts one hit under a key, if the limit allows it. Each hit counts until its own window has passed. */
  hit(key: string, limit: Limit): Promise<Hits>
  /** Takes the last hit back: what it was counted for did not happen. */
  undo(key: string): Promise<void>
  /** The same answer as `hit`, without counting one. */
  peek(key: string, limit: Limit): Promise<Hits>
}

/** So many within any stretch of that length, wherever it begins. */
export type Limit = { most: number; windowMs: number }

export type Hits = {
  /** Whether one more was allowed; `hit` has then counted it. */
  isAllowed: boolean
  /** How many count now. */
  count: number
  /** Until the first of them counts no more; 0 where there is none. */
  resetMs: number
}
