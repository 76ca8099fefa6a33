import { isNetworkFailure } from './network-failure.ts'
import { Refusal } from './refusal.ts'

/** It took too long, came too early, or was one of too many. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Whether the same may be taken a little later, without the teacher: no answer came, or the server was too busy for one
 * or failed by itself. Any other refusal would be the same again, and so would a fault of our own.
 */
export function isPassingFailure(error: unknown): boolean {
  if (isNetworkFailure(error)) return true
  if (!(error instanceof Refusal)) return false
  return passing.has(error.code) || (error.code >= 500 && error.code <= 599)
}
