import { isPassingFailure } from '../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'

/** The server said that there is no such thing. What the network or a busy server withholds may be there, and can be asked for again. */
export function isGone(error: unknown): boolean {
  return error instanceof Refusal && !isPassingFailure(error)
}
