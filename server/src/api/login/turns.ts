export type Turns = <T>(key: string, run: () => Promise<T>) => Promise<T>

/** Runs what has the same key one after another, in the order in which it came. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()

  return async (key, run) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(run, run)
    const done = mine.catch(() => undefined)
    last.set(key, done)
    try {
      return await mine
    } finally {
      if (last.get(key) === done) last.delete(key)
    }
  }
}
