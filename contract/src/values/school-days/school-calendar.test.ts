import { expect, it } from 'vitest'
import { isWeekend, startOfMonth, startOfWeek, weekdayName, weekdayOf } from './school-calendar.ts'

it('begins a week on Monday', () => {
  expect(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map(startOfWeek)).toEqual([
    '2026-11-16',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ])
})

it('has no school on Saturday and Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

it('calls the days of a week by their names', () => {
  const week = [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`)

  expect(week.map(weekdayName).join('')).toBe('日一二三四五六')
})

it('begins a month on its first day', () => {
  expect(startOfMonth('2026-11-23')).toBe('2026-11-01')
})
