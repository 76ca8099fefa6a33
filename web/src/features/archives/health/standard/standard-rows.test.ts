import { expect, it } from 'vitest'
import { bmiBands, nextLevelHint, standardRows } from './standard-rows.ts'

const girl = { gender: 'female', grade: 3 } as const

it('shows the row that is reached, and where each level begins', () => {
  const rows = standardRows('ropeSkip', 126, girl)

  expect(rows).toHaveLength(20)
  expect(rows.filter(({ isReached }) => isReached)).toEqual([
    { score: 90, needed: '125', level: '', isReached: true },
  ])
  expect(rows.filter(({ level }) => level !== '').map(({ score, level }) => [score, level])).toEqual([
    [100, '优秀'],
    [85, '良好'],
    [78, '及格'],
    [50, '待提高'],
  ])
})

it('reads times the other way round, and marks no row below the last one or without a value', () => {
  const reached = (value: number | null) =>
    standardRows('run50', value, girl).flatMap(({ score, isReached }) => (isReached ? [score] : []))

  expect([9.2, 9.25, 13, 13.1, null].map(reached)).toEqual([[100], [95], [10], [], []])
  expect(standardRows('shuttle50x8', 100, girl)).toEqual([])
})

it('says what is missing for the next level, and nothing at the best', () => {
  expect(nextLevelHint('ropeSkip', 115, girl)).toBe('再多 10 次，就到优秀')
  expect(nextLevelHint('run50', 10.3, girl)).toBe('再快 0.3 秒，就到良好')
  expect(nextLevelHint('ropeSkip', 126, girl)).toBe('')
})

it('shows the bands of BMI without a gap between them', () => {
  expect(bmiBands(18.7, girl)).toEqual([
    { score: 80, needed: '≤13.5', level: '低体重', isReached: false },
    { score: 100, needed: '13.6–18.6', level: '正常', isReached: false },
    { score: 80, needed: '18.7–21.1', level: '超重', isReached: true },
    { score: 60, needed: '≥21.2', level: '肥胖', isReached: false },
  ])
})

it('counts the exact value of a row as reached, and writes each item as teachers do', () => {
  expect(standardRows('ropeSkip', 125, girl).find(({ isReached }) => isReached)?.score).toBe(90)
  expect(standardRows('sitReach', null, girl)[0]?.needed).toBe('19.2')
  expect(standardRows('sitReach', null, { gender: 'male', grade: 1 })[0]?.needed).toMatch(/^\d+\.\d$/)
  expect(standardRows('vitalCapacity', null, girl)[0]?.needed).toBe('1800')
})
