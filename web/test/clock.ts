import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Takes the clock into the test's hand: it begins at this time, runs on by itself, and is put forward by `pass`. */
export function holdClock(now?: string): void {
  vi.useFakeTimers({ shouldAdvanceTime: true, ...(now !== undefined && { now: new Date(now) }) })
}

export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** The device sleeps, and hears of nothing; after it, its timers go on as if nothing had been. */
export function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}
