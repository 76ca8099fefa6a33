import type { SmsSender } from '../../platform/sms/sms-sender.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { LoginLimiter } from './login-limiter.ts'
import type { Passwords } from './passwords.ts'

/** What every way to sign in needs. */
export type LoginDeps = Pick<
  ApiDeps,
  'config' | 'database' | 'clock' | 'randomBytes' | 'newId' | 'hub' | 'shared' | 'secret'
> & {
  passwords: Passwords
  limiter: LoginLimiter
  sms: SmsSender
  /** What the QR code names. */
  ownOrigin: () => string
}
