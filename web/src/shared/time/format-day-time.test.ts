import { expect, it } from 'vitest'
import { formatDayTime } from './format-day-time.ts'

it('says when a device signed in, by the clock of the school', () => {
  expect(formatDayTime(Date.parse('2026-03-05T00:05:00+08:00'))).toBe('3/5 00:05')
  expect(formatDayTime(Date.parse('2026-11-23T18:30:00+08:00'))).toBe('11/23 18:30')
})
