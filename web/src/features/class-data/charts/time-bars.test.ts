import { expect, it } from 'vitest'
import { daysDrawn, isByWeek, timeBars } from './time-bars.ts'

const day = (date: string, praise: number, reminder = 0) => ({ date, praise, reminder })

it('shows each school day, also one without comments, and a weekend only with some', () => {
  const days = { from: '2026-11-16', to: '2026-11-22' }
  const bars = timeBars([day('2026-11-16', 3), day('2026-11-21', 1, 2)], days, '2026-11-20')

  expect(bars.map(({ label }) => label)).toEqual(['周一', '周二', '周三', '周四', '周五（今天）', '周六'])
  expect(bars.at(-1)).toMatchObject({ praise: 1, reminder: 2, name: '11月21日周六' })
  expect(bars.filter(({ isNow }) => isNow)).toHaveLength(1)
})

it('shows a Sunday that is looked at alone', () => {
  expect(timeBars([], { from: '2026-11-22', to: '2026-11-22' }, '2026-11-22')).toHaveLength(1)
})

it('shows 45 days one by one and 46 by their weeks, and loses no comment', () => {
  const byDay = [day('2026-10-01', 2), day('2026-10-04', 3, 1), day('2026-11-15', 4)]
  const short = timeBars(byDay, { from: '2026-10-01', to: '2026-11-14' }, '2026-11-15')
  const long = timeBars(byDay, { from: '2026-10-01', to: '2026-11-15' }, '2026-11-15')

  expect(short[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-01', label: '10/1' })
  expect(long[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-04', praise: 5, reminder: 1 })
  expect(long.at(-1)).toMatchObject({ from: '2026-11-09', to: '2026-11-15', praise: 4, isNow: true })
  expect(long.reduce((sum, { praise }) => sum + praise, 0)).toBe(9)
})

it('draws a week that is not over to its Friday, and no other span further than it goes', () => {
  const monday = { from: '2026-11-16', to: '2026-11-16' }
  expect(daysDrawn('week', monday)).toEqual({ from: '2026-11-16', to: '2026-11-20' })
  expect(daysDrawn('week', { ...monday, to: '2026-11-22' }).to).toBe('2026-11-22')
  expect(daysDrawn('today', monday)).toEqual(monday)
})

it('begins a week with its Monday, and knows the one that is now by its first day and its last', () => {
  const days = { from: '2026-10-05', to: '2026-11-23' }
  const now = (today: string) => timeBars([], days, today).flatMap(({ from, isNow }) => (isNow ? [from] : []))

  expect(timeBars([], days, '2026-11-23').at(-1)).toMatchObject({ from: '2026-11-23', to: '2026-11-23' })
  expect(now('2026-11-16')).toEqual(['2026-11-16'])
  expect(now('2026-11-22')).toEqual(['2026-11-16'])
})

it('says of a span whether its weeks are drawn', () => {
  expect(isByWeek({ from: '2026-10-01', to: '2026-11-14' })).toBe(false)
  expect(isByWeek({ from: '2026-10-01', to: '2026-11-15' })).toBe(true)
})
