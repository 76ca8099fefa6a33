import { expect, it } from 'vitest'
import { formatDays } from './format-days.ts'
import { startOfDate } from './school-days/school-dates.ts'

const monday = startOfDate('2026-11-16')
const sunday = startOfDate('2026-11-22')

it('names the days of a file or a printed page as a teacher would', () => {
  expect(formatDays(monday, sunday)).toBe('2026-11-16至2026-11-22')
  expect(formatDays(monday, monday)).toBe('2026-11-16')
  expect(formatDays(monday, undefined)).toBe('2026-11-16起')
  expect(formatDays(undefined, sunday)).toBe('截至2026-11-22')
  expect(formatDays(undefined, undefined)).toBe('')
})
