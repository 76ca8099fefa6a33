import { SECOND_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../app-error.ts'
import type { Hits } from './shared-store.ts'

/** Refuses what a limit did not allow (429), and tells how long to wait. */
export function requireAllowed({ isAllowed, resetMs }: Hits): void {
  if (!isAllowed) throw new AppError('tooManyRequests', { retryAfterSeconds: resetMs / SECOND_MS })
}
