import { expect, it } from 'vitest'
import { donutParts, qualitiesOf, summariseQualities } from './donut-parts.ts'
import type { TimeBar } from './time-bars.ts'
import { summariseItems } from './summarise-items.ts'
import { placeBars, summariseTimes, TIME_CHART_HEIGHT } from './time-scale.ts'

const byType = (praises: readonly number[]) =>
  ([1, 2, 3, 4, 5] as const).map((type, place) => ({
    type,
    praise: praises[place] ?? 0,
    reminder: 0,
    count: praises[place] ?? 0,
    points: 0,
  }))

const item = (name: string, count: number) => ({ name, count })

const bar = (praise: number, reminder = 0): TimeBar => ({
  from: '2026-11-23',
  to: '2026-11-23',
  label: '周一',
  name: '11月23日周一',
  praise,
  reminder,
  isNow: false,
})

it('divides the ring among the qualities that were praised, in their order', () => {
  const qualities = qualitiesOf(byType([6, 0, 3, 0, 3]))

  expect(qualities.map(({ percent }) => percent)).toEqual([50, 0, 25, 0, 25])
  expect(donutParts(qualities).map(({ name }) => name)).toEqual(['学业', '健康', '审美'])
  expect(summariseQualities(qualities)).toBe('夸得最多的是学业，占 50%，还没有夸过习惯、实践')
})

it('draws no ring and says so where nothing was praised', () => {
  const qualities = qualitiesOf(byType([]))

  expect(donutParts(qualities)).toEqual([])
  expect(summariseQualities(qualities)).toBe('这段时间还没有表扬')
})

it('leaves the shape out of a part that has no room for it', () => {
  const [wide, narrow] = donutParts(qualitiesOf(byType([200, 1])))

  expect(wide?.mark).not.toBeNull()
  expect(narrow?.mark).toBeNull()
})

it('keeps every bar within the chart, at whole numbers', () => {
  const { bars, grid, base } = placeBars([bar(92, 6), bar(0), bar(71, 3)], 640, true)

  for (const { x, width, praiseY, reminderY, reminderX, reminderWidth } of bars) {
    expect(x + width).toBeLessThanOrEqual(640)
    expect(reminderX + reminderWidth).toBeLessThanOrEqual(x + width)
    expect(Math.min(praiseY, reminderY)).toBeGreaterThan(0)
  }
  expect(bars[1]?.praiseY).toBe(base)
  expect(grid.map(({ value }) => value)).toEqual([0, 20, 40, 60, 80, 100])
  expect(base).toBeLessThan(TIME_CHART_HEIGHT)
  expect(placeBars([bar(1)], 640, true).grid.map(({ value }) => value)).toEqual([0, 1])
})

it('tells in one sentence what a chart of days shows, with reminders only where they are wanted', () => {
  expect(summariseTimes([bar(3, 1), { ...bar(5), name: '11月24日周二' }], true)).toBe(
    '表扬 8 次，待改进 1 次，11月24日周二表扬最多，5 次',
  )
  expect(summariseTimes([bar(3, 1)], false)).toBe('表扬 3 次')
  expect(summariseTimes([bar(0)], true)).toBe('这段时间还没有点评')
})

it('cuts no date off at the edge of a phone, and calls today by one word where its weekday has no room', () => {
  const month = Array.from({ length: 27 }, (_, day) => ({ ...bar(9), label: `11/${day + 1}` }))
  const last = placeBars(month, 300, true).bars.at(-1)
  expect(last?.labelX).toBeLessThanOrEqual(300 - 18)

  const week = [bar(1), bar(2), bar(3), bar(4), { ...bar(5), label: '周五（今天）', isNow: true }]
  expect(placeBars(week, 300, true).bars.map(({ label }) => label)).toEqual([
    '周一',
    '周一',
    '周一',
    '周一',
    '今天',
  ])
  expect(placeBars(week, 640, true).bars.at(-1)?.label).toBe('周五（今天）')
})

it('leaves the numbers of a term to its table where they would run into each other', () => {
  const weeks = Array.from({ length: 13 }, () => bar(355, 28))
  expect([placeBars(weeks, 300, true).isNumbered, placeBars(weeks, 640, true).isNumbered]).toEqual([
    false,
    true,
  ])
})

it('names none alone as the most where others were praised as often', () => {
  const qualities = qualitiesOf(byType([4, 4, 2, 0, 0]))
  const days = [bar(3), { ...bar(3), name: '11月24日周二' }, bar(1)]
  const weeks = days.map((day) => ({ ...day, to: '2026-11-29' }))

  expect(summariseQualities(qualities)).toBe('夸得最多的是学业、习惯，各占 40%，还没有夸过实践、审美')
  expect(summariseTimes(days, false)).toBe('表扬 7 次，11月23日周一等 2 天表扬最多，各 3 次')
  expect(summariseTimes(weeks, false)).toBe('表扬 7 次，11月23日周一等 2 周表扬最多，各 3 次')
  expect(summariseItems([item('拾金不昧', 2), item('善于提问', 2), item('积极发言', 1)])).toBe(
    '“拾金不昧”等 2 项最多，各 2 次',
  )
  expect(summariseItems([item('拾金不昧', 2)])).toBe('“拾金不昧”最多，2 次')
  expect(summariseItems([])).toBe('这段时间还没有表扬')
})
