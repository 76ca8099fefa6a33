import { expect, it } from 'vitest'
import { makeThrottle } from './make-throttle.ts'

/** A throttle, how often it ran, and its time, which passes by hand. */
function throttled() {
  const timers = new Set<() => void>()
  let ran = 0
  const throttle = makeThrottle(
    () => (ran += 1),
    1_000,
    (run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
  )
  const pass = () => {
    const due = [...timers]
    timers.clear()
    for (const run of due) run()
  }
  return { ...throttle, pass, ran: () => ran }
}

it('runs at once when it is asked for the first time', () => {
  const { ask, ran } = throttled()
  ask()
  expect(ran()).toBe(1)
})

it('runs once more for all that was asked while it waited, so that the last change is seen', () => {
  const { ask, pass, ran } = throttled()
  for (let change = 0; change < 30; change += 1) ask()
  expect(ran()).toBe(1)
  pass()
  expect(ran()).toBe(2)
  pass()
  expect(ran()).toBe(2)
})

it('waits again after each run, and runs at once after a quiet time', () => {
  const { ask, pass, ran } = throttled()
  ask()
  ask()
  pass()
  ask()
  expect(ran()).toBe(2)
  pass()
  pass()
  ask()
  expect(ran()).toBe(4)
})

it('does nothing any more once it is stopped', () => {
  const { ask, pass, stop, ran } = throttled()
  ask()
  ask()
  stop()
  pass()
  expect(ran()).toBe(1)
})
