import { expect, it } from 'vitest'
import { addDays, endOfDate, isLocalDate, startOfDate } from './school-dates.ts'
import { formatMonthDay, localDate, localTime, schoolDay, startOfLocalDay } from './school-time.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const evening = at('2026-11-21T23:59:59.999')

it('begins the day at midnight in Shanghai', () => {
  expect([evening, evening + 1].map(localDate)).toEqual(['2026-11-21', '2026-11-22'])
  expect(schoolDay(evening + 1) - schoolDay(evening)).toBe(1)
  expect([evening, evening + 1].map(startOfLocalDay)).toEqual([
    at('2026-11-21T00:00:00'),
    at('2026-11-22T00:00:00'),
  ])
})

it('tells the time by the clock of the school', () => {
  expect(localTime(at('2026-11-21T00:05:30'))).toBe('00:05')
  expect(localTime(evening)).toBe('23:59')
})

it('knows the first and the last millisecond of a date', () => {
  expect(startOfDate('2026-11-21')).toBe(at('2026-11-21T00:00:00'))
  expect(endOfDate('2026-11-21')).toBe(evening)
})

it('counts days over the ends of months and years', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

it('takes no date that is still being typed', () => {
  expect(['2026-11-23', '0002-11-23', '2026-13-40', '2026-02-31', '2026-11', ''].filter(isLocalDate)).toEqual(
    ['2026-11-23'],
  )
})

it('writes a day as it is spoken', () => {
  expect(formatMonthDay('2026-03-05')).toBe('3月5日')
})
