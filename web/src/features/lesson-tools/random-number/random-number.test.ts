import { expect, it } from 'vitest'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { drawNumber, INTEGER_MESSAGE, ORDER_MESSAGE, readRange } from './random-number.ts'

it('asks for a minimum below the maximum', () => {
  expect(readRange('5', '5')).toEqual({ problem: '最小值必须小于最大值' })
  expect(readRange('6', '5')).toEqual({ problem: ORDER_MESSAGE })
})

it.each([
  ['1.5', '3'],
  ['1', ''],
  ['一', '3'],
  ['1e3', '3000'],
  ['1', '99999999999999999999'],
])('asks for integers: %s to %s', (min, max) => {
  expect(readRange(min, max)).toEqual({ problem: INTEGER_MESSAGE })
})

it('says that they must be integers before it says how they must stand', () => {
  expect(readRange('9.5', '1')).toEqual({ problem: '最小值和最大值必须是整数' })
})

it('reads what a Chinese keyboard writes, and negative numbers', () => {
  expect(readRange(' １ ', '４５')).toEqual({ min: 1, max: 45 })
  expect(readRange('−3', '-1')).toEqual({ min: -3, max: -1 })
})

it('draws every number between them, the ends too, about as often', () => {
  const random = seededRandom(5)
  const times = new Map<number, number>()
  for (let turn = 0; turn < 6_000; turn += 1) {
    const drawn = drawNumber({ min: -1, max: 4 }, random)
    times.set(drawn, (times.get(drawn) ?? 0) + 1)
  }

  expect([...times.keys()].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2, 3, 4])
  // Chi-squared with 5 degrees of freedom stays below 20.5 in 999 of 1000 fair draws.
  const distance = [...times.values()].reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0)
  expect(distance).toBeLessThan(20.5)
})
