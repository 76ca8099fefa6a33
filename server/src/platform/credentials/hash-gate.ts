import { AppError } from '../app-error.ts'

/**
 * Who comes first: somebody who is known there, then those from where nothing failed yet, then the others by how often it did.
 */
export const KNOWN_RANK = 0
export const STRANGER_RANK = 1

/** A client gives up after ten seconds; who comes from where something failed is told to come back long before. */
const MAX_WAIT_MS = 8_000
const MAX_DOUBTFUL_WAIT_MS = 2_000
const RETRY_SECONDS = 5
/**
 * So many hashes of the recommended cost one place computes in the time that the doubtful are let wait. Behind more of
 * them somebody would wait in vain, and who guesses hundreds of times a second is not worth a timer each.
 */
const MAX_AHEAD_OF_DOUBTFUL = 40

type Waiting = { rank: number; enter: () => void; refuse: () => void }

export type HashGate = <T>(rank: number, run: () => Promise<T>) => Promise<T>

/**
 * Lets `places` run at once and `maxWaiting` wait, the lowest rank first and the earliest among equals. Who waits too
 * long, or is pushed out by somebody of a lower rank, is refused before anything was computed.
 */
export function createHashGate(places: number, maxWaiting: number): HashGate {
  let running = 0
  const waiting: Waiting[] = []

  /** How many go before somebody of this rank who comes now. */
  function countAhead(rank: number): number {
    const behind = waiting.findIndex((other) => other.rank > rank)
    return behind === -1 ? waiting.length : behind
  }

  function queue(rank: number): Promise<void> {
    const ahead = countAhead(rank)
    const most = rank > STRANGER_RANK ? Math.min(maxWaiting, MAX_AHEAD_OF_DOUBTFUL * places) : maxWaiting
    if (ahead >= most) return Promise.reject(tooBusy())
    return new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        reject(tooBusy())
      }
      const enter = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const mine = { rank, enter, refuse }
      const timer = setTimeout(
        () => {
          waiting.splice(waiting.indexOf(mine), 1)
          refuse()
        },
        rank > STRANGER_RANK ? MAX_DOUBTFUL_WAIT_MS : MAX_WAIT_MS,
      )
      waiting.splice(ahead, 0, mine)
      if (waiting.length > maxWaiting) waiting.pop()?.refuse()
    })
  }

  return async (rank, run) => {
    if (running >= places) await queue(rank)
    else running += 1
    try {
      return await run()
    } finally {
      // The place goes to the next one in the queue without becoming free in between.
      const next = waiting.shift()
      if (next) next.enter()
      else running -= 1
    }
  }
}

function tooBusy(): AppError {
  return new AppError('tooManyRequests', {
    retryAfterSeconds: RETRY_SECONDS,
    data: { waitSeconds: RETRY_SECONDS },
  })
}
