import type { CalendarDay } from '@pinge/contract/training/calendar.ts'
import { expect, it } from 'vitest'
import { growthPoints, growthSentences } from './growth-points.ts'

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

it('says what the month brought against the one before', () => {
  const points = growthPoints(
    [day('2026-10-08', 20_000), day('2026-11-01', 18_000), day('2026-11-02', 16_000, 6)],
    3,
  )
  expect(growthSentences(points, '2026-11', '2026-10')).toEqual([
    '比上月平均快 0.8 秒/个',
    '最高到第 6 关',
    '本月练了 2 天',
  ])
  expect(growthSentences([], '2026-11', '2026-10')).toEqual([])
  expect(growthSentences(points.slice(1), '2026-11', '2026-10')).toEqual(['最高到第 6 关', '本月练了 2 天'])
})
