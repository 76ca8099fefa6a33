import { AppError } from '../../platform/app-error.ts'

/** A client waits 10 s for its answer: who has waited for so long is told that the class is busy. */
const PATIENCE_MS = 8_000

/** Ends what holds a class. */
export type ClassHold = {
  /** Everything is done: who waits goes on. */
  release(): void
  /** It could not be brought to its end: who waits or comes is refused until what is left is taken up and released. */
  refuse(): void
}

/** Classes that are changed in several transactions: no call sees such a change half done. */
export type ClassHolds = {
  hold(classId: string): ClassHold
  /** Holds a class for all that was left in it before. Undefined while a change of it is under way, which ends by itself. */
  resume(classId: string): ClassHold | undefined
  /** Classes with a change that could not be brought to its end. */
  refused(): string[]
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

/** A class is free when nothing is under way in it and nothing was left. */
type Held = { underWay: Set<symbol>; left: Set<symbol>; free: PromiseWithResolvers<void> }

function newlyHeld(): Held {
  return { underWay: new Set(), left: new Set(), free: pending() }
}

function pending(): PromiseWithResolvers<void> {
  const free = Promise.withResolvers<void>()
  // A refusal reaches those who wait; there may be none.
  free.promise.catch(() => undefined)
  return free
}

/** Brings what a class is held for to its end, and ends the hold. */
export async function endHold(hold: ClassHold, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    hold.refuse()
    throw error
  }
  hold.release()
}

/** Kept in this process: where several serve one database, no change is made in steps. */
export function createClassHolds(patienceMs = PATIENCE_MS): ClassHolds {
  const held = new Map<string, Held>()

  /** `takenUp` is what was left and ends with this. */
  function begin(classId: string, takenUp: (state: Held) => Iterable<symbol>): ClassHold {
    const state = held.get(classId) ?? newlyHeld()
    held.set(classId, state)
    const mine = Symbol(classId)
    const before = [...takenUp(state)]
    state.underWay.add(mine)
    return {
      release: () => {
        state.underWay.delete(mine)
        for (const one of before) state.left.delete(one)
        if (state.underWay.size > 0 || state.left.size > 0) return
        held.delete(classId)
        state.free.resolve()
      },
      refuse: () => {
        state.underWay.delete(mine)
        state.left.add(mine)
        state.free.reject(busy())
      },
    }
  }

  function resume(classId: string): ClassHold | undefined {
    const state = held.get(classId)
    if (state && state.underWay.size > 0) return undefined
    // Who comes from now on waits for this try.
    if (state) state.free = pending()
    return begin(classId, ({ left }) => left)
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
    hold: (classId) => begin(classId, () => []),
    resume,
    refused: () => [...held].flatMap(([id, { left }]) => (left.size > 0 ? id : [])),
    untilFree: (classIds) => {
      if (held.size === 0) return undefined
      const waiting = classIds.flatMap((id) => held.get(id)?.free.promise ?? [])
      return waiting.length > 0 ? allFree(waiting) : undefined
    },
  }
}
