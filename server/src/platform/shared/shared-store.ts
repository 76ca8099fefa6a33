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
  /** Counts one more; the window begins with the first. `restMs` is how long it still lasts. */
  count(key: string, windowMs: number): Promise<{ count: number; restMs: number }>
}
