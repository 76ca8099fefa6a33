import { expect, it } from 'vitest'
import { formatShortDayTime, formatTime } from './format-time.ts'

const shanghai = (text: string) => Date.parse(`${text}+08:00`)
const now = shanghai('2026-03-05T00:30:00')

it('says today and yesterday by the school day, not by 24 hours', () => {
  expect(formatTime(shanghai('2026-03-05T00:05:00'), now)).toBe('今天 00:05')
  expect(formatTime(shanghai('2026-03-04T08:05:00'), now)).toBe('昨天 08:05')
  expect(formatTime(shanghai('2026-03-03T23:59:00'), now)).toBe('3月3日 23:59')
})

it('names the year only when it is another one', () => {
  expect(formatTime(shanghai('2025-12-31T16:40:00'), now)).toBe('2025年12月31日 16:40')
})

it('says when a device signed in, by the clock of the school', () => {
  expect(formatShortDayTime(shanghai('2026-03-05T00:05:00'))).toBe('3/5 00:05')
  expect(formatShortDayTime(shanghai('2026-11-23T18:30:00'))).toBe('11/23 18:30')
})
