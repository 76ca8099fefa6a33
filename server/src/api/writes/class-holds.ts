import { AppError } from '../../platform/app-error.ts'

/** A client waits 10 s for its answer: who has waited for so long is told that the class is busy. */
const PATIENCE_MS = 8_000

/** Ends what holds a class. */
export type ClassHold = {
  /** Everything is done: who waits goes on. */
  release(): void
  /** It could not be brought to its end: who waits or comes is refused until it is held and released again. */
  refuse(): void
}

/** Classes that are changed in several transactions: no call sees such a change half done. */
export type ClassHolds = {
  hold(classId: string): ClassHold
  /** Undefined where all of these classes are free, as they nearly always are; else when they will be. */
  untilFree(classIds: readonly string[]): Promise<void> | undefined
}

/** The classes that a request names by the fields of the contract. */
export function classesOf(request: unknown): string[] {
  const { classId, toClassId, classIds } = request as Record<string, unknown>
  const ids: unknown[] = [classId, toClassId, ...(Array.isArray(classIds) ? (classIds as unknown[]) : [])]
  return ids.filter((id) => typeof id === 'string')
}

const busy = (): AppError => new AppError('serviceBusy', { retryAfterSeconds: 5 })

/** Kept in this process: where several serve one database, no change is made in steps. */
export function createClassHolds(patienceMs = PATIENCE_MS): ClassHolds {
  const held = new Map<string, PromiseWithResolvers<void>>()

  function hold(classId: string): ClassHold {
    const before = held.get(classId)
    const mine = Promise.withResolvers<void>()
    // A refusal reaches those who wait; there may be none.
    mine.promise.catch(() => undefined)
    held.set(classId, mine)
    before?.resolve(mine.promise)
    return {
      release: () => {
        if (held.get(classId) === mine) held.delete(classId)
        mine.resolve()
      },
      refuse: () => mine.reject(busy()),
    }
  }

  async function allFree(promises: readonly Promise<void>[]): Promise<void> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(busy()), patienceMs)
    try {
      await Promise.race([Promise.all(promises), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    hold,
    untilFree: (classIds) => {
      if (held.size === 0) return undefined
      const waiting = classIds.flatMap((id) => held.get(id)?.promise ?? [])
      return waiting.length > 0 ? allFree(waiting) : undefined
    },
  }
}
