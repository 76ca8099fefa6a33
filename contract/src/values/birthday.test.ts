import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Birthday, isBirthday } from './birthday.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('takes the day of birth of a pupil who is born today, and no day after it', () => {
  vi.setSystemTime('2026-11-23T00:30:00Z')

  expect(['2017-03-05', '2026-11-23', '2026-11-24', '2051-03-05', '1015-03-05'].map(isBirthday)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('takes the birthdays of a class also on a computer whose clock fell back by years', () => {
  vi.setSystemTime('2010-01-01T00:00:00Z')

  expect(Birthday.safeParse('2017-03-05').success).toBe(true)
  expect(isBirthday('2051-03-05')).toBe(false)
})
