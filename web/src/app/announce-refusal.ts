import { errors, silentCodes } from '@pinge/contract/errors.ts'
import { Refusal } from '../shared/api/refusal.ts'
import { currentUser } from '../shared/session/session.ts'
import { showError } from '../shared/ui/show-toast.ts'
import { openSessionExpiredDialog } from './session-expired.ts'

/** The one place that decides what the user sees of a refusal. */
export function announceRefusal({ code, message }: Refusal): void {
  if (code === errors.sessionExpired.code) {
    // A call that was still on its way when its user left says nothing to whoever comes next.
    if (currentUser()) openSessionExpiredDialog(message || errors.sessionExpired.message)
    return
  }
  if (silentCodes.has(code)) return
  if (code === errors.accountNotFound.code) return showError(errors.accountNotFound.message)
  showError(message || errors.unexpected.message)
}

/**
 * For the caches' `onError`. A network error without a response is left to the screen that asked, and so is what a
 * screen says it shows itself by `meta: { announces: false }`; but no screen handles the end of the session.
 */
export function announceError(error: unknown, meta: Record<string, unknown> | undefined): void {
  if (!(error instanceof Refusal)) return
  if (meta?.announces !== false || error.code === errors.sessionExpired.code) announceRefusal(error)
}
