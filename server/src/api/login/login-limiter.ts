import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'

const WINDOW_MS = 15 * 60_000
const MAX_ACCOUNT_FAILURES = 10
/** A whole school is one address. */
const MAX_ADDRESS_FAILURES = 100
const MAX_KEYS = 100_000

export type LoginLimiter = {
  /** Refuses, before any hash is computed, when the account or the address has failed too often. */
  check(tel: string, address: string): void
  /** Remembers a failure; refuses when it was the last one that is allowed. */
  fail(tel: string, address: string): void
  succeed(tel: string): void
}

/** Failures of the last 15 minutes by account and by address. It never locks anybody out for longer than that. */
export function createLoginLimiter(clock: Clock): LoginLimiter {
  const accounts = createWindow(clock, MAX_ACCOUNT_FAILURES)
  const addresses = createWindow(clock, MAX_ADDRESS_FAILURES)

  function check(tel: string, address: string): void {
    const waitMs = Math.max(accounts.waitMs(tel), addresses.waitMs(address))
    if (waitMs <= 0) return
    const minutes = Math.ceil(waitMs / 60_000)
    throw new AppError('tooManyLoginFailures', {
      message: `登录失败次数太多，请 ${minutes} 分钟后再试`,
      retryAfterSeconds: waitMs / 1000,
      data: { waitSeconds: Math.ceil(waitMs / 1000) },
    })
  }

  return {
    check,
    fail: (tel, address) => {
      accounts.add(tel)
      addresses.add(address)
      check(tel, address)
    },
    succeed: (tel) => accounts.clear(tel),
  }
}

function createWindow(clock: Clock, limit: number) {
  const failures = new Map<string, number[]>()

  function recent(key: string): number[] {
    const since = clock() - WINDOW_MS
    return (failures.get(key) ?? []).filter((at) => at > since)
  }

  return {
    /** Until the oldest of the last `limit` failures leaves the window. */
    waitMs: (key: string): number => {
      const at = recent(key).at(-limit)
      return at === undefined ? 0 : at + WINDOW_MS - clock()
    },
    add: (key: string): void => {
      if (failures.size >= MAX_KEYS) dropOldest(failures)
      const kept = [...recent(key), clock()].slice(-limit)
      failures.delete(key)
      failures.set(key, kept)
    },
    clear: (key: string): void => {
      failures.delete(key)
    },
  }
}

/** A map keeps the order of insertion, and a key that fails again is inserted anew: the first one is the oldest. */
function dropOldest(failures: Map<string, number[]>): void {
  const [oldest] = failures.keys()
  if (oldest !== undefined) failures.delete(oldest)
}
