import * as errors from '@pinge/contract/protocol/errors.ts'
import { isNetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'

/**
 * Whether a call that failed may be sent once more as it is: no answer came, or the server was too busy to give one. Any other
 * refusal would be the same again, and so would a fault of our own.
 */
export function isWorthSendingAgain(error: unknown): boolean {
  if (isNetworkFailure(error)) return true
  if (!(error instanceof Refusal)) return false
  return error.code === errors.tooManyRequests.code || (error.code >= 500 && error.code <= 599)
}
