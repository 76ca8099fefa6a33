import { expect, it } from 'vitest'
import { daysOf, timesOf, type DayRange } from './day-range.ts'

const at = (time: string) => Date.parse(`${time}+08:00`)
const days = (range: DayRange, now: string, custom = { from: '', to: '' }) => daysOf(range, custom, at(now))

it.each([
  ['today', '2026-11-23T00:10:00', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-23T08:30:00', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-29T23:50:00', '2026-11-23', '2026-11-29'],
  ['month', '2026-11-23T08:30:00', '2026-11-01', '2026-11-23'],
  ['term', '2026-11-23T08:30:00', '2026-09-01', '2026-11-23'],
  ['term', '2027-01-12T08:30:00', '2026-09-01', '2027-01-12'],
  ['term', '2027-03-05T08:30:00', '2027-02-01', '2027-03-05'],
] as const)('%s at %s goes from %s to %s', (range, now, from, to) => {
  expect(days(range, now)).toEqual({ from, to })
})

it('takes days of one’s own in either order, and today for what is no day', () => {
  const now = '2026-11-23T08:30:00'
  expect(days('custom', now, { from: '2026-11-09', to: '2026-11-02' })).toEqual({
    from: '2026-11-02',
    to: '2026-11-09',
  })
  expect(days('custom', now, { from: '2026-13-40', to: '' })).toEqual({
    from: '2026-11-23',
    to: '2026-11-23',
  })
})

it('asks from the first to the last millisecond of the school’s days', () => {
  expect(timesOf({ from: '2026-11-23', to: '2026-11-23' })).toEqual({
    from: at('2026-11-23T00:00:00.000'),
    to: at('2026-11-23T23:59:59.999'),
  })
})
