import { expect, it } from 'vitest'
import { calendarIdOf, dailyItems } from './daily.ts'
import {
  digitGroup,
  findTrainingItem,
  gradesOf,
  levelSizes,
  picturesOf,
  themeOf,
  trainingItems,
} from './items.ts'
import { trainingPictures } from './pictures.ts'

it('has 20, 30 and 30 levels that never shrink', () => {
  expect([1, 2, 3].map((type) => trainingItems.filter((item) => item.type === type).length)).toEqual([
    20, 30, 30,
  ])
  for (const sizes of Object.values(levelSizes)) expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
  expect(findTrainingItem('3003')).toMatchObject({ type: 3, level: 3, count: 4 })
})

it('has enough different pictures and symbols for each level, lures among them', () => {
  for (const { type, pool, count, lures } of trainingItems.filter((item) => item.type !== 3)) {
    expect(new Set(pool).size).toBe(pool.length)
    expect(pool.length).toBeGreaterThanOrEqual(count + lures)
    if (type === 1) expect(picturesOf(pool)).toHaveLength(pool.length)
    else for (const symbol of pool) expect(symbol).toMatch(/^s(0[1-9]|[1-3]\d|40)$/)
  }
})

it('has 120 pictures, each with a name of its own', () => {
  expect(trainingPictures).toHaveLength(120)
  expect(new Set(trainingPictures.map(({ name }) => name)).size).toBe(120)
  expect(trainingPictures.at(-1)).toEqual({ pid: 'p120', name: '稻穗', url: '/img/p/p120.webp' })
})

it('mixes the themes below level 13 and keeps to few from there', () => {
  expect([1, 12, 13, 20].map(themeOf)).toEqual(['mix', 'mix', '动物、水果', '交通、乐器、运动'])
  expect([1, 5, 9].map(gradesOf)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ])
  expect([4, 8, 20].map(digitGroup)).toEqual([2, 3, 4])
})

it('gives a day three items, one of each kind, the same whenever it is asked', () => {
  const items = dailyItems('2026-11-23')

  expect(items.map(({ type }) => type)).toEqual([1, 2, 3])
  expect(dailyItems('2026-11-23')).toEqual(items)
  expect(calendarIdOf('2026-11-23')).toBe('c20261123')
})
