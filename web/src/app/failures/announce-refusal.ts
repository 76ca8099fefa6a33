import * as errors from '@pinge/contract/protocol/errors.ts'
import { silentCodes } from '@pinge/contract/protocol/silent-codes.ts'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'

/**
 * The one place that decides what a toast says of a failure: for the caches' `onError`, with the `meta` of `announcing`.
 * The end of the session is no matter of toasts: `call` opens the warning for it.
 */
export function announceError(error: unknown, meta: Record<string, unknown> | undefined): void {
  const announces = meta?.announces ?? 'refusals'
  if (announces === 'nothing') return
  if (error instanceof Refusal ? isSilent(error) : announces !== 'failures') return
  showError(formatFailure(error))
}

function isSilent({ code }: Refusal): boolean {
  return code === errors.sessionExpired.code || silentCodes.has(code)
}
