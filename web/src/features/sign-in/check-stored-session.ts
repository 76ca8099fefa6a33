import { classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { Call } from '../../shared/api/call/make-call.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'

/** Whether a stored token still lets its teacher in, found out by a class-list call with that token. */
export async function checkStoredSession(call: Call, token: string): Promise<boolean> {
  if (token === '') return false
  try {
    await call(classList, {}, { token, mayBeExpired: true })
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === errors.sessionExpired.code) return false
    throw error
  }
}
