import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import type { NewId, RandomBytes } from '../platform/random.ts'
import type { SharedStore } from '../platform/shared/shared-store.ts'

/** What the training service needs from outside: passed in once, by `main.ts`, by the product that mounts it, or by a test. */
export type TrainingDeps = {
  config: Pick<Config, 'siteName' | 'trustedProxies'>
  database: Database
  clock: Clock
  randomBytes: RandomBytes
  newId: NewId
  log: Log
  /** The server's own secret, by which the tokens of the access call are known. */
  secret: string
  shared: SharedStore
}
