import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { expect, it } from 'vitest'
import { addMinute, end, leftOf, pause, run, setTo } from './countdown.ts'
import { formatCountdown, formatStopwatch } from './format-timer.ts'
import { elapsedOf, lapsOf, takeLap, toggle, type Stopwatch } from './stopwatch.ts'

it('counts down from when it was started, however long the device slept', () => {
  const running = run(setTo(5 * MINUTE_MS), 1_000)

  expect(leftOf(running, 61_000)).toBe(4 * MINUTE_MS)
  expect(leftOf(running, 9_999_999)).toBe(0)
})

it('goes on from where it was paused, and takes a minute more', () => {
  const paused = pause(run(setTo(2 * MINUTE_MS), 0), MINUTE_MS)
  expect(leftOf(paused, 500_000)).toBe(MINUTE_MS)

  const longer = addMinute(run(paused, 500_000), 530_000)
  expect(leftOf(longer, 530_000)).toBe(90_000)
})

it('gives no time as a present when the clock of the device is set back', () => {
  expect(leftOf(run(setTo(MINUTE_MS), 100_000_000), 0)).toBe(MINUTE_MS)
})

it('starts again with the same time after it ran down', () => {
  const again = run(end(run(setTo(3 * MINUTE_MS), 0)), 700_000)

  expect(leftOf(again, 700_000)).toBe(3 * MINUTE_MS)
})

it('is set from half a minute to 99 minutes', () => {
  expect(setTo(0).durationMs).toBe(30_000)
  expect(setTo(200 * MINUTE_MS).durationMs).toBe(99 * MINUTE_MS)
})

it('stops the time, with what is taken in between', () => {
  let watch: Stopwatch = { phase: 'zero' }
  watch = toggle(watch, 1_000)
  watch = takeLap(watch, 11_000)
  watch = toggle(watch, 21_000)
  expect(elapsedOf(watch, 99_000)).toBe(20_000)
  watch = toggle(watch, 100_000)

  expect(elapsedOf(watch, 105_000)).toBe(25_000)
  expect(lapsOf(watch)).toEqual([10_000])
})

it('shows the time as a class reads it', () => {
  expect([300_000, 299_001, 1, 0].map(formatCountdown)).toEqual(['05:00', '05:00', '00:01', '00:00'])
  expect([0, 127_460, 3_727_400].map(formatStopwatch)).toEqual(['00:00.0', '02:07.4', '1:02:07.4'])
})
