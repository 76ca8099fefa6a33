import { expect, it } from 'vitest'
import { addMonths, dayOfMonth, daysOfMonth, localMonth } from './school-month.ts'

it('begins a month at midnight in Shanghai', () => {
  expect(localMonth(Date.parse('2026-12-01T00:00:00+08:00'))).toBe('2026-12')
  expect(localMonth(Date.parse('2026-12-01T00:00:00+08:00') - 1)).toBe('2026-11')
})

it('has all days of a month, in a leap year as well', () => {
  expect(daysOfMonth('2028-02').map(dayOfMonth)).toEqual(Array.from({ length: 29 }, (_, at) => at + 1))
  expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30')
})

it('goes over the turn of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
