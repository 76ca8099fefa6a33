import { expect, it } from 'vitest'
import { calendarIdOf, dailyItems } from './daily.ts'
import {
  digitGroup,
  findTrainingItem,
  gradesOf,
  levelSizes,
  picturesOf,
  SYMBOL_FAMILIES,
  SYMBOLS_PER_FAMILY,
  themeOf,
  trainingItems,
} from './items.ts'
import { PICTURES_PER_THEME, trainingPictures } from './pictures.ts'

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

it('lays two or three lures among pictures and symbols, four from level 13 and none among digits', () => {
  const luresOf = (type: number) =>
    trainingItems.filter((item) => item.type === type).map(({ lures }) => lures)

  expect(luresOf(1)).toEqual([...Array<number>(12).fill(2), ...Array<number>(8).fill(4)])
  expect(luresOf(2)).toEqual([...Array<number>(12).fill(3), ...Array<number>(18).fill(4)])
  expect(luresOf(3)).toEqual(Array<number>(30).fill(0))
})

it('takes pictures from all themes in turn and symbols that differ below level 13, and look-alikes from there', () => {
  for (const { type, level, pool, count, lures } of trainingItems.filter((item) => item.type !== 3)) {
    const perGroup = type === 1 ? PICTURES_PER_THEME : SYMBOLS_PER_FAMILY
    const groups = Map.groupBy(pool, (id) => Math.floor((Number(id.slice(1)) - 1) / perGroup))
    const sizes = [...groups.values()].map(({ length }) => length)
    if (level >= 13) {
      expect(new Set(sizes)).toEqual(new Set([perGroup]))
      if (type === 2) expect(pool.length - count - lures).toBeLessThan(SYMBOLS_PER_FAMILY)
    } else if (type === 1) {
      expect(pool).toHaveLength(2 * count)
      expect(sizes).toHaveLength(Math.min(pool.length, 10))
      expect(Math.max(...sizes)).toBe(Math.ceil(pool.length / 10))
    } else expect(sizes).toEqual(Array<number>(SYMBOL_FAMILIES).fill(count + lures > SYMBOL_FAMILIES ? 2 : 1))
  }
})

it('names a set of pictures by what it shows, and every other level by its number', () => {
  expect(['1001', '1020', '2001', '3030'].map((id) => findTrainingItem(id)?.name)).toEqual([
    '身边的小物',
    '三个主题大集合',
    '符号 第1关',
    '数字 第30关',
  ])
})

it('names a set of two themes after them', () => {
  for (let level = 13; level < 20; level += 1)
    expect(findTrainingItem(String(1_000 + level))?.name).toBe(themeOf(level).replace('、', '与'))
})

it('has 120 pictures, each with a name of its own', () => {
  expect(trainingPictures).toHaveLength(120)
  expect(new Set(trainingPictures.map(({ name }) => name)).size).toBe(120)
  expect(trainingPictures.at(-1)).toEqual({ pid: 'p120', name: '稻穗', url: '/img/p/p120.webp' })
})

it('mixes the themes below level 13 and keeps to few from there', () => {
  expect([1, 12, 13, 20].map(themeOf)).toEqual(['mix', 'mix', '动物、水果', '交通、乐器、运动'])
  expect([1, 4, 5, 8, 9].map(gradesOf)).toEqual([
    [1, 2],
    [1, 2],
    [3, 4],
    [3, 4],
    [5, 6],
  ])
  expect([4, 6, 7, 12, 13].map(digitGroup)).toEqual([2, 2, 3, 3, 4])
})

it('gives a day three items, one of each kind and within reach of every grade, the same whenever it is asked', () => {
  const items = dailyItems('2026-11-23')

  expect(items.map(({ type }) => type)).toEqual([1, 2, 3])
  expect(dailyItems('2026-11-23')).toEqual(items)
  const month = Array.from({ length: 30 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`)
  const levels = new Set(month.flatMap(dailyItems).map(({ level }) => level))
  expect([...levels].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8])
  expect(calendarIdOf('2026-11-23')).toBe('c20261123')
})
