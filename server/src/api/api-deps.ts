import type { AttemptLimiter } from '../platform/credentials/attempt-limiter.ts'
import type { PasswordCost, Passwords } from '../platform/credentials/passwords.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import type { MountedService } from '../platform/http/mount-service.ts'
import type { LiveHub } from '../platform/live/live-hub.ts'
import type { NewId, RandomBytes } from '../platform/random.ts'
import type { SecurityLog } from '../platform/security-log/security-log.ts'
import type { SharedStore } from '../platform/shared/shared-store.ts'
import type { SmsSender } from '../platform/sms/sms-sender.ts'

/** What the product API needs from outside: passed in once, by `main.ts` or by a test. */
export type ApiDeps = {
  config: Config
  database: Database
  clock: Clock
  randomBytes: RandomBytes
  /** What one password hash takes: the recommended cost in the product, next to nothing in a test. */
  passwordCost: PasswordCost
  newId: NewId
  /** Lets time pass: a timer in the product, nothing in a test. */
  wait: (ms: number) => Promise<void>
  log: Log
  /** What this server's own short-lived signatures are made with. */
  secret: string
  /** Tells those who follow a class what happens in it. */
  hub: LiveHub
  /** What an operator can read afterwards: who tried what. */
  securityLog: SecurityLog
  /** What processes that serve together agree on for a while. */
  shared: SharedStore
  /** Services of their own that this process serves beside the product. */
  mounted: readonly MountedService[]
  /** Folder of the built web client; without it the API serves no screens. */
  webFolder: string
}

/** What proves who a teacher is; made once, for every call that bears a password or a code. */
export type Credentials = { passwords: Passwords; limiter: AttemptLimiter; sms: SmsSender }
