import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import type { Countdown } from './countdown.ts'
import type { Stopwatch } from './stopwatch.ts'

type TimerStore = {
  countdown: Countdown
  stopwatch: Stopwatch
  /** Shown large; else what runs shows itself small in a corner. Not kept over a reload. */
  isOpen: boolean
}

const firstCountdown: Countdown = { phase: 'set', durationMs: 5 * MINUTE_MS }

/** Kept on the device, so that a timer runs on from screen to screen and over a reload. */
export const useTimers = create<TimerStore>()(
  persist((): TimerStore => ({ countdown: firstCountdown, stopwatch: { phase: 'zero' }, isOpen: false }), {
    name: 'pinge-timer',
    version: 1,
    storage: deviceStorage<Pick<TimerStore, 'countdown' | 'stopwatch'>>(),
    partialize: ({ countdown, stopwatch }) => ({ countdown, stopwatch }),
  }),
)

export function openTimers(): void {
  // Another tab may have set one while there was none to be seen here; writing on must not undo that. What is seen here
  // is not read again: a device that is full has kept an older one.
  if (!areShown(useTimers.getState())) void useTimers.persist.rehydrate()
  useTimers.setState({ isOpen: true })
}

export function closeTimers(): void {
  useTimers.setState({ isOpen: false })
}

/** Whether there is a timer to be seen: open, running, or run down and not looked at. */
export function useAreTimersShown(): boolean {
  return useTimers(areShown)
}

function areShown({ countdown, stopwatch, isOpen }: TimerStore): boolean {
  return isOpen || countdown.phase !== 'set' || stopwatch.phase !== 'zero'
}
