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

/** What a query or mutation says about the refusals that its screen shows itself: all of them, or these codes. */
type Meta = { announces?: unknown; handles?: unknown }

/** For the caches' `onError`. A network error without a response is left to the screen that asked. */
export function announceError(error: unknown, { announces, handles }: Meta = {}): void {
  if (!(error instanceof Refusal) || announces === false) return
  if (Array.isArray(handles) && handles.includes(error.code)) return
  announceRefusal(error)
}
