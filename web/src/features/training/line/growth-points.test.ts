import type { CalendarDay } from '@pinge/contract/training/calendar.ts'
import { expect, it } from 'vitest'
import { countPlayedDays, growthPoints, growthSentences, lastMonths } from './growth-points.ts'

function day(date: string, ms: number | null, level = 3, count = 4): CalendarDay {
  const item = {
    type: 3,
    activityId: '3003',
    name: '数字',
    level,
    count,
    done: true,
    date: ms,
    score: 0,
  } as const
  return { date, calendarId: 'c1', state: 'part', items: [item] }
}

it('compares levels by the seconds that each thing took, and leaves out what was not wholly right', () => {
  const points = growthPoints(
    [day('2026-11-02', 20_000, 5, 5), day('2026-11-01', 20_000), day('2026-11-03', null)],
    3,
  )
  expect(points).toEqual([
    { date: '2026-11-01', level: 3, secondsEach: 5 },
    { date: '2026-11-02', level: 5, secondsEach: 4 },
  ])
  expect(growthPoints([day('2026-11-01', 20_000)], 1)).toEqual([])
})

const november = { month: '2026-11', playedDays: 3 }

it('says what the month brought against the one before', () => {
  const all = growthPoints(
    [day('2026-10-08', 20_000), day('2026-11-01', 18_000), day('2026-11-02', 16_000, 6)],
    3,
  )
  expect(growthSentences({ points: all, all, ...november })).toEqual([
    '比上月平均快 0.8 秒/个',
    '最高到第 6 关',
    '本月练了 3 天',
  ])
  expect(growthSentences({ points: [], all: [], month: '2026-11', playedDays: 0 })).toEqual([])
  const now = all.slice(1)
  expect(growthSentences({ points: now, all: now, ...november })).toEqual(['最高到第 6 关', '本月练了 3 天'])
})

it('counts each day on which the game was played, also where not all was right', () => {
  const days = [day('2026-11-01', null), day('2026-11-02', 16_000), day('2026-10-31', 16_000)]
  expect(countPlayedDays(days, 3, '2026-11')).toBe(2)
  expect(countPlayedDays(days, 1, '2026-11')).toBe(0)
})

it('goes a month back from today, on the first day of a month as well', () => {
  const dates = ['2026-07-31', '2026-10-01', '2026-10-02', '2026-11-01'].map((date) => ({ date }))
  const shown = (months: number) => lastMonths(dates, '2026-11-01', months).map(({ date }) => date)
  expect(shown(1)).toEqual(['2026-10-02', '2026-11-01'])
  expect(shown(3)).toEqual(['2026-10-01', '2026-10-02', '2026-11-01'])
})

it('counts the days on which one game was played, whatever else was or was not', () => {
  const [played] = day('2026-11-01', 20_000).items
  const other = { ...played, type: 1, done: false } as const
  const days = [day('2026-11-01', 20_000), day('2026-11-02', null), day('2026-10-31', 20_000)].map((one) => ({
    ...one,
    items: [...one.items, other],
  })) as CalendarDay[]

  expect([countPlayedDays(days, 3, '2026-11'), countPlayedDays(days, 1, '2026-11')]).toEqual([2, 0])
})
