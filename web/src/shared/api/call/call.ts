import { openSessionExpiredDialog } from '../../session/session-expired.ts'
import { currentToken } from '../../session/session.ts'
import { serverNow, setServerTime } from '../../time/server-clock.store.ts'
import { makeCall } from './make-call.ts'
import { pageConfig } from './page-config.ts'
import { randomString } from './random-string.ts'

/** Calls the product's server. Throws a `Refusal`, or lets the network's own error through. */
export const call = makeCall({
  fetch: (...request) => fetch(...request),
  now: serverNow,
  setServerTime,
  randomString: () => randomString((bytes) => crypto.getRandomValues(bytes)),
  currentToken,
  cookies: () => document.cookie,
  onSessionExpired: openSessionExpiredDialog,
  config: pageConfig,
})
