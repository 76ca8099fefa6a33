import { isNetworkFailure } from './network-failure.ts'
import { Refusal } from './refusal.ts'

const FIRST_SERVER_FAILURE = 500

/** Whether the same may be taken a little later, without the teacher: no answer came, or the server failed by itself. */
export function isPassingFailure(error: unknown): boolean {
  if (isNetworkFailure(error)) return true
  return error instanceof Refusal && error.code >= FIRST_SERVER_FAILURE && error.code < 600
}
