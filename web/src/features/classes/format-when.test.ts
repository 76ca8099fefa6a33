import { expect, it } from 'vitest'
import { formatWhen } from './format-when.ts'

const now = Date.parse('2026-11-21T14:30:00+08:00')
const said = (when: string) => formatWhen(Date.parse(when), now)

it('tells what just happened, what was today and what was yesterday', () => {
  expect(said('2026-11-21T14:28:00+08:00')).toBe('刚刚')
  expect(said('2026-11-21T09:02:00+08:00')).toBe('今天 09:02')
  expect(said('2026-11-20T23:59:00+08:00')).toBe('昨天')
  expect(said('2026-11-17T10:00:00+08:00')).toBe('4 天前')
})

it('gives the date of what is a week old, and the year when it was another one', () => {
  expect(said('2026-11-14T10:00:00+08:00')).toBe('11月14日')
  expect(said('2025-12-31T10:00:00+08:00')).toBe('2025年12月31日')
})

it('does not speak of the future when the clock of the device runs behind', () => {
  expect(said('2026-11-21T14:31:00+08:00')).toBe('刚刚')
})
