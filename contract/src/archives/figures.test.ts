import { expect, it } from 'vitest'
import { healthRates, markFigures } from './figures.ts'

const math = { id: 'math', name: '数学', mode: 'score' as const, max: 120, isHidden: false }
const rowOf = (value: number | string | null) => ({
  studentId: 's',
  username: '陈梅',
  stuNo: '',
  aside: { value: null, version: 0 },
  cells: { math: { final: { value, version: 1 } } },
})
const figures = (...values: (number | string | null)[]) =>
  markFigures({ subjects: [math], rows: values.map(rowOf) }, 'math', 'final')

it('tells mean, spread and levels of marks by their maximum, without those who were excused', () => {
  // 102 of 120 are 85 of a hundred.
  expect(figures(120, 102, 101.9, 72, 71.5, null, 'exempt')).toEqual({
    count: 5,
    mean: 93.5,
    spread: 18.9,
    levels: [
      { name: '优秀', count: 2 },
      { name: '良好', count: 1 },
      { name: '合格', count: 1 },
      { name: '待提高', count: 1 },
    ],
  })
})

it('rounds a mean half up, and a spread, and knows who is exactly at a bound, as one who counts by hand', () => {
  // The spread of 1, 2 and 2 is 0.4714.
  expect(figures(1, 2, 2).spread).toBe(0.5)
  // 357.8 by 4 is 89.45; added as binary fractions they are a little less.
  expect(figures(98.7, 98.5, 66.1, 94.5).mean).toBe(89.5)
  const of12 = { ...math, max: 12 }
  expect(markFigures({ subjects: [of12], rows: [rowOf(10.2)] }, 'math', 'final').levels[0]).toEqual({
    name: '优秀',
    count: 1,
  })
})

it('counts grades, and makes up no mean of them or of nothing', () => {
  expect(figures('优秀', '合格', null)).toMatchObject({ count: 2, mean: null, spread: null })
  expect(figures()).toMatchObject({ count: 0, mean: null, spread: null })
})

it('rates a class over those who are fully tested', () => {
  const levels = ['优秀', '及格', '待提高', '良好', null] as const
  expect(healthRates(levels.map((level) => ({ level })))).toMatchObject({
    count: 4,
    passRate: 0.75,
    excellentRate: 0.25,
    levels: [
      { name: '优秀', count: 1 },
      { name: '良好', count: 1 },
      { name: '及格', count: 1 },
      { name: '待提高', count: 1 },
    ],
  })
  expect(healthRates([{ level: null }])).toMatchObject({ count: 0, passRate: null, excellentRate: null })
})
