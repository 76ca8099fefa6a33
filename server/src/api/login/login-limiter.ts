import { hash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import type { SharedStore } from '../../platform/shared/shared-store.ts'
import { createTurns } from './turns.ts'

const WINDOW_MS = 15 * 60_000
const MAX_ACCOUNT_FAILURES = 10
/** A whole school is one address. */
const MAX_ADDRESS_FAILURES = 100
/** From this failure on an account's tries are slowed: 0.25, 0.5, 1, 2 s, and never longer. */
const FIRST_SLOW_FAILURE = 5
const MAX_DELAY_MS = 2_000

export type Trier = {
  /** Whose credential is tried: a phone, or a session. */
  account: string
  /** Null for a call of a session: a school's wrong passwords elsewhere do not count against it, nor the other way. */
  address: string | null
  /**
   * The teacher is signed in from this address already. Failures from elsewhere do not count here, so that nobody can
   * keep a teacher out of their own school by guessing from another place.
   */
  isKnownAddress?: boolean
}

export type LoginLimiter = {
  /**
   * Lets one try of a credential through, unless account or address failed too often: refused before anything is
   * hashed, with how long to wait. `tryIt` answers a value, or the refusal of a wrong credential, which counts. It is
   * told how often the address has failed, so that the costly part can serve the ones without failures first.
   */
  attempt<T>(trier: Trier, tryIt: (addressFailures: number) => Promise<T | AppError>): Promise<T>
}

type Wait = (ms: number) => Promise<void>

/** The one limiter of every call that bears a credential. It never locks anybody out for longer than its window. */
export function createLoginLimiter(store: SharedStore, wait: Wait): LoginLimiter {
  const inTurn = createTurns()

  return {
    attempt: ({ account, address, isKnownAddress = false }, tryIt) => {
      const place = isKnownAddress ? `${account}@${address}` : account
      const accountKey = `login-account:${hash('sha256', place)}`
      const addressKey = address === null ? null : `login-address:${hash('sha256', address)}`
      // One after another for each account: a hundred tries at once would all see that there was no failure yet.
      return inTurn(accountKey, async () => {
        const failures = await failuresOf(accountKey)
        if (failures >= MAX_ACCOUNT_FAILURES) return refuse(accountKey)
        const addressFailures = addressKey === null ? 0 : await failuresOf(addressKey)
        if (addressKey !== null && addressFailures >= MAX_ADDRESS_FAILURES) return refuse(addressKey)
        if (failures >= FIRST_SLOW_FAILURE) await wait(delayOf(failures))

        const result = await tryIt(isKnownAddress ? 0 : addressFailures)
        if (!(result instanceof AppError)) {
          await store.remove(accountKey)
          return result
        }
        const ofAddress = addressKey === null ? undefined : await store.count(addressKey, WINDOW_MS)
        const ofAccount = await store.count(accountKey, WINDOW_MS)
        if (ofAccount.count >= MAX_ACCOUNT_FAILURES) throw tooMany(ofAccount.restMs)
        if (ofAddress && ofAddress.count >= MAX_ADDRESS_FAILURES) throw tooMany(ofAddress.restMs)
        throw result
      })
    },
  }

  async function failuresOf(key: string): Promise<number> {
    return Number((await store.get(key)) ?? 0)
  }

  /** Counted once more to learn how long it lasts: the window does not grow by that. */
  async function refuse(key: string): Promise<never> {
    throw tooMany((await store.count(key, WINDOW_MS)).restMs)
  }
}

function delayOf(failures: number): number {
  return Math.min(250 * 2 ** (failures - FIRST_SLOW_FAILURE), MAX_DELAY_MS)
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return new AppError('tooManyLoginFailures', {
    message: `登录失败次数太多，请 ${minutes} 分钟后再试`,
    retryAfterSeconds: Math.max(1, waitMs / 1000),
    data: { waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}
