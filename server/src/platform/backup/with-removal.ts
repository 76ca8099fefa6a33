import { rmSync } from 'node:fs'

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Files and folders; a list may grow while the work goes on. */
export type Leftovers = { always: readonly string[]; unlessDone: readonly string[] }

/** Runs something, and removes its leftovers when it has ended, also when it is told to stop in between. */
export async function withRemoval<T>(leftovers: Leftovers, run: () => Promise<T>): Promise<T> {
  const remove = (paths: readonly string[]): void => {
    for (const path of paths) rmSync(path, { recursive: true, force: true })
  }
  const removeAll = (): void => remove([...leftovers.always, ...leftovers.unlessDone])
  // What cannot be removed either must not hide how it ended.
  const removeWhatGoes = (): void => {
    try {
      removeAll()
    } catch {
      return
    }
  }
  const stop = (): void => {
    removeWhatGoes()
    process.exit(1)
  }
  for (const signal of endingSignals) process.once(signal, stop)
  try {
    const result = await run()
    remove(leftovers.always)
    return result
  } catch (error) {
    removeWhatGoes()
    throw error
  } finally {
    for (const signal of endingSignals) process.off(signal, stop)
  }
}
