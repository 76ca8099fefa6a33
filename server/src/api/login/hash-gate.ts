import { AppError } from '../../platform/app-error.ts'

/**
 * Who comes first: somebody who is known there, then those from where nothing failed yet, then the others by how often it did.
 */
export const KNOWN_RANK = 0
export const STRANGER_RANK = 1

/** A client gives up after ten seconds; who comes from where something failed is told to come back long before. */
const MAX_WAIT_MS = 8_000
const MAX_DOUBTFUL_WAIT_MS = 2_000
const RETRY_SECONDS = 5

type Waiting = { rank: number; enter: () => void; refuse: () => void }

export type HashGate = <T>(rank: number, run: () => Promise<T>) => Promise<T>

/**
 * Lets `places` run at once and `maxWaiting` wait, the lowest rank first and the earliest among equals. Who waits too
 * long, or is pushed out by somebody of a lower rank, is refused before anything was computed.
 */
export function createHashGate(places: number, maxWaiting: number): HashGate {
  let running = 0
  const waiting: Waiting[] = []

  function queue(rank: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        reject(
          new AppError('tooManyRequests', {
            retryAfterSeconds: RETRY_SECONDS,
            data: { waitSeconds: RETRY_SECONDS },
          }),
        )
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
      const behind = waiting.findIndex((other) => other.rank > rank)
      waiting.splice(behind === -1 ? waiting.length : behind, 0, mine)
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
