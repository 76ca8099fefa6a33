import * as errors from '@pinge/contract/protocol/errors.ts'
import { silentCodes } from '@pinge/contract/protocol/silent-codes.ts'
import { isNetworkFailure } from './network-failure.ts'
import { Refusal } from './refusal.ts'

const NETWORK_FAILURE = '网络连接失败'

/** What a screen says about a call that failed: the server's sentence, or that the network did; of a silent code nothing. */
export function formatFailure(error: unknown): string {
  if (error instanceof Refusal) {
    if (silentCodes.has(error.code)) return ''
    // In the specification's words, whatever the server says.
    if (error.code === errors.accountNotFound.code) return errors.accountNotFound.message
    return error.message || errors.unexpected.message
  }
  return isNetworkFailure(error) ? NETWORK_FAILURE : errors.unexpected.message
}

/** The 警告 dialog tells it already; what was typed is as little stored as without an answer. */
export function isSessionExpired(error: unknown): boolean {
  return error instanceof Refusal && error.code === errors.sessionExpired.code
}
