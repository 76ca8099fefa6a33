import { expect, it } from 'vitest'
import { createStartedAt } from './started-at.ts'

it('goes back with a clock that is set right, and forward with none', () => {
  const time = { now: 100_000 }
  const startedAt = createStartedAt(() => time.now)
  time.now = 130_000
  expect(startedAt()).toBe(100_000)
  time.now = 90_000
  expect(startedAt()).toBe(60_000)
  time.now = 500_000
  expect(startedAt()).toBe(60_000)
})
