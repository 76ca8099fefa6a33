import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** So often a clock that is held runs on by itself. */
const STEP_MS = 20

/** Takes the clock into the test's hand: it begins at this time, runs on by itself, and is put forward by `pass`. */
export function holdClock(now?: string): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now !== undefined && { now: new Date(now) }) })
}

/** Puts the clock forward. Meanwhile it does not run on by itself, so that a slow computer adds nothing. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    vi.setTimerTickMode('manual')
    try {
      await vi.advanceTimersByTimeAsync(ms)
    } finally {
      vi.setTimerTickMode('interval', STEP_MS)
    }
  })
}

/** The device sleeps, and hears of nothing; after it, its timers go on as if nothing had been. */
export function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}
