import * as errors from '@pinge/contract/errors.ts'
import { silentCodes } from '@pinge/contract/silent-codes.ts'
import { describeFailure } from '../shared/api/describe-failure.ts'
import { Refusal } from '../shared/api/refusal.ts'
import { currentUser } from '../shared/session/session.ts'
import { showError } from '../shared/ui/feedback/show-toast.ts'
import { openSessionExpiredDialog } from './session-expired.ts'

/** The one place that decides what the user sees of a refusal. */
export function announceRefusal(refusal: Refusal): void {
  const { code, message } = refusal
  if (code === errors.sessionExpired.code) {
    // A call that was still on its way when its user left says nothing to whoever comes next.
    if (currentUser()) openSessionExpiredDialog(message || errors.sessionExpired.message)
    return
  }
  if (silentCodes.has(code)) return
  showError(describeFailure(refusal))
}

/**
 * For the caches' `onError`. A network error without a response is left to the screen that asked, and so is what a
 * screen says it shows itself by `meta: { announces: false }`; but no screen handles the end of the session.
 */
export function announceError(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (!(error instanceof Refusal)) return
  if (meta?.announces !== false || error.code === errors.sessionExpired.code) announceRefusal(error)
}
