import { expect, it } from 'vitest'
import { addDays, daysBetween, isLocalDate } from './school-dates.ts'

it('counts days over the end of a February, to and fro', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1)
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
})

it('knows a date that the calendar has', () => {
  expect(isLocalDate('2028-02-29')).toBe(true)
  for (const text of ['2027-02-29', '2027-13-01', '0002-11-23', '2027-2-1', ''])
    expect(isLocalDate(text)).toBe(false)
})
