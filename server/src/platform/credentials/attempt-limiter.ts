import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import { AppError } from '../app-error.ts'
import type { Limit, SharedStore } from '../shared/shared-store.ts'
import { KNOWN_RANK, STRANGER_RANK } from './hash-gate.ts'

const WINDOW_MS = 15 * MINUTE_MS
const ofAccount: Limit = { most: 10, windowMs: WINDOW_MS }
/** A whole school is one address: from its hundredth failure on it is slowed, and only much later refused. */
const ofAddress: Limit = { most: 300, windowMs: WINDOW_MS }
const FIRST_SLOW_OF_ADDRESS = 100
/** Phones without an account are made up: their failures keep no teacher out. */
const ofUnknown: Limit = { most: 100, windowMs: WINDOW_MS }
/** From this failure on an account's tries are slowed: 0.25, 0.5, 1, 2 s, and never longer. */
const FIRST_SLOW_FAILURE = 5
const MAX_DELAY_MS = 2_000

export type LoginAttempt = {
  /** Whose credential is tried: a phone, or a teacher who is signed in. */
  account: string
  /** Null for a call of a session: a school's wrong passwords elsewhere do not count against it, nor the other way. */
  address: string | null
  /**
   * The teacher is signed in from this address already. Failures from elsewhere do not count here, so that no stranger can
   * keep a teacher out of their own school by guessing from another place; nor do the failures of others here.
   */
  isKnownAddress?: boolean
  /** The device that the browser names, where this teacher signed in with it before: a place of its own. */
  knownDevice?: string | undefined
  /** Whether the account exists; failures of those that do not are counted apart. */
  hasAccount?: boolean
}

export type AttemptLimiter = {
  /**
   * Lets one try of a credential through, unless account or address failed too often: refused before anything is
   * hashed, with how long to wait. `tryIt` answers a value, or the refusal of a wrong credential, which counts. It is
   * told its rank, by which the costly part serves those first who are known, and then those without failures.
   */
  attempt<T>(loginAttempt: LoginAttempt, tryIt: (rank: number) => Promise<T | AppError>): Promise<T>
}

type Wait = (ms: number) => Promise<void>

/** Limits every call that bears a credential. It never locks a teacher out for longer than its window. */
export function createAttemptLimiter(store: SharedStore, wait: Wait): AttemptLimiter {
  return {
    attempt: async (loginAttempt, tryIt) => {
      const { place, addressKey, limit } = placeOf(loginAttempt)
      const accountKey = `login-account:${hash('sha256', place)}`
      const fromAddress = addressKey === null ? null : await store.peek(addressKey, limit)
      if (fromAddress?.isAllowed === false) throw tooMany(fromAddress.resetMs)
      // Counted before it is tried: of those that come at once, here and to other processes, ten are tried and no more.
      const mine = await store.hit(accountKey, ofAccount)
      if (!mine.isAllowed) throw tooMany(mine.resetMs)
      const failures = mine.count - 1
      const isSlowed = fromAddress !== null && fromAddress.count >= FIRST_SLOW_OF_ADDRESS
      if (isSlowed) await wait(MAX_DELAY_MS)
      else if (failures >= FIRST_SLOW_FAILURE) await wait(delayOf(failures))

      const rank = fromAddress === null ? KNOWN_RANK : STRANGER_RANK + fromAddress.count
      const result = await tryIt(rank).catch(giveBack(accountKey))
      if (!(result instanceof AppError)) {
        await store.remove(accountKey)
        return result
      }
      const inAll = addressKey === null ? null : await store.hit(addressKey, limit)
      if (mine.count === ofAccount.most) throw tooMany(mine.resetMs)
      if (inAll && inAll.count >= limit.most) throw tooMany(inAll.resetMs)
      throw result
    },
  }

  /** What could not be tried at all was no failure. */
  function giveBack(accountKey: string) {
    return async (cause: unknown): Promise<never> => {
      await store.undo(accountKey)
      throw cause
    }
  }
}

/** Where an attempt is counted. A teacher who is known where they are is counted there alone. */
function placeOf({ account, address, isKnownAddress = false, knownDevice, hasAccount = true }: LoginAttempt) {
  const isKnown = isKnownAddress || knownDevice !== undefined
  const known = knownDevice === undefined ? `${account}@${address}` : `${account}@device/${knownDevice}`
  const kind = hasAccount ? 'login-address' : 'login-unknown'
  return {
    place: isKnown ? known : account,
    addressKey: address === null || isKnown ? null : `${kind}:${hash('sha256', address)}`,
    limit: hasAccount ? ofAddress : ofUnknown,
  }
}

function delayOf(failures: number): number {
  return Math.min(250 * 2 ** (failures - FIRST_SLOW_FAILURE), MAX_DELAY_MS)
}

function tooMany(waitMs: number): AppError {
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS))
  return new AppError('tooManyLoginFailures', {
    message: `登录失败次数太多，请 ${minutes} 分钟后再试`,
    retryAfterSeconds: Math.max(1, waitMs / 1000),
    data: { waitSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}
