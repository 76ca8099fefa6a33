import type { ReportTotals } from '@pinge/contract/class-data.ts'
import { expect, it } from 'vitest'
import { figuresOf, toPercent, type Figure } from './figures.ts'

const totals = (said: Partial<ReportTotals> = {}): ReportTotals => ({
  count: 30,
  praise: 27,
  reminder: 3,
  points: 41,
  students: 12,
  reached: 10,
  praiseRate: 0.9,
  ...said,
})
const told = (figures: readonly Figure[]) =>
  figures.map(({ label, value, unit, change }) => `${label} ${value}${unit} ${change?.text ?? '无'}`)

it('a class’s figures stand beside those of the days before, in words', () => {
  const before = totals({ count: 24, praiseRate: 0.95, reached: 10, points: 36 })

  expect(told(figuresOf({ totals: totals(), before, hasReminders: true }))).toEqual([
    '点评次数 30次 多 6 次',
    '表扬占比 90% 低 5 个百分点',
    '夸到的孩子 10/ 12 人 一样',
    '人均得分 3.4分 高 0.4 分',
  ])
})

it('with praise alone nothing is said of reminders', () => {
  expect(told(figuresOf({ totals: totals(), before: null, hasReminders: false }))).toEqual([
    '表扬次数 30次 无',
    '夸到的孩子 10/ 12 人 无',
    '人均得分 3.4分 无',
  ])
})

it('one pupil’s figures count no pupils, and fewer reminders are better', () => {
  const before = totals({ reminder: 5, points: 41 })
  const figures = figuresOf({ totals: totals(), before, hasReminders: true, isOfOne: true })

  expect(told(figures)).toEqual([
    '点评次数 30次 一样',
    '表扬占比 90% 一样',
    '待改进 3次 少 2 次',
    '得分 41分 一样',
  ])
  expect(figures.map(({ change }) => change?.isGood)).toEqual([true, true, true, true])
})

it('a share is a whole number of a hundred, half up', () => {
  expect([0.928, 0.925, 0.994, 0.996].map(toPercent)).toEqual([93, 93, 99, 100])
})

it('a share without a comment is a dash and is compared with nothing', () => {
  const none = totals({ count: 0, praise: 0, reminder: 0, points: 0, reached: 0, praiseRate: null })

  expect(told(figuresOf({ totals: none, before: totals(), hasReminders: true }))).toEqual([
    '点评次数 0次 少 30 次',
    '表扬占比 – 无',
    '夸到的孩子 0/ 12 人 少 10 人',
    '人均得分 0分 低 3.4 分',
  ])
})

it('a class that has no pupils any more has a mean of nothing', () => {
  const empty = totals({ count: 0, students: 0, reached: 0, points: 0, praiseRate: null })

  expect(told(figuresOf({ totals: empty, before: empty, hasReminders: false })).at(-1)).toBe(
    '人均得分 0分 无',
  )
})
