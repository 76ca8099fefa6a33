import { signOut } from '@pinge/contract/sign-in.ts'
import type { Call } from '../../shared/api/make-call.ts'

/** Ends the session on the server. Signing out on this device does not wait for a server that does not answer. */
export async function signOutOfServer(call: Call): Promise<void> {
  await call(signOut, {}, { mayBeExpired: true }).catch(() => undefined)
}
