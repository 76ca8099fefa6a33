/**
 * What processes that serve together must agree on for a while, and what may be lost: used random strings, tickets,
 * counts of failures. Text by key; every key lives for its time in milliseconds.
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
  /** Takes one of the places under a key, if one is free: each is free again when its own window has passed. */
  claim(key: string, limit: Limit): Promise<Claim>
  /** Gives back the place that was taken last: what it was taken for did not happen. */
  release(key: string): Promise<void>
  /** The same answer without taking one. */
  claimed(key: string, limit: Limit): Promise<Claim>
}

/** So many within any stretch of that length, wherever it begins. */
export type Limit = { most: number; windowMs: number }

export type Claim = {
  /** Whether there was a free place; `claim` has then taken it. */
  isFree: boolean
  /** How many are taken now. */
  taken: number
  /** Until the first of them is free again; 0 where none is taken. */
  restMs: number
}
