import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seededRandom } from '../values/seeded-random.ts'
import { dailySeed } from './daily-seed.ts'
import { drawDigits, drawItems } from './draw.ts'
import { drawRound } from './draw-round.ts'
import { trainingItems } from './items.ts'

const seeds = fc.integer({ min: 0, max: 0xffff_ffff })

it('draws the published numbers of the seed 12345', () => {
  const random = seededRandom(12_345)

  expect([random(), random(), random()].map((number) => number.toFixed(8))).toEqual([
    '0.97972827',
    '0.30675226',
    '0.48420542',
  ])
})

it('has the published seed of a day', () => {
  const day = { zzid: 'zz1', date: '2026-11-23', type: 3, activityId: '3003', attempt: 1 } as const

  expect(dailySeed(day)).toBe(16_421_962)
  expect(dailySeed({ ...day, attempt: 2 })).not.toBe(16_421_962)
  expect(dailySeed({ ...day, secret: 'of a rated edition' })).not.toBe(16_421_962)
})

it('draws the published sequences', () => {
  expect(drawItems([...'ABCDEFGHIJ'], 5, 2, 12_345).sequence.join('')).toBe('GEIAB')
  expect(drawDigits(12, 12_345).join('')).toBe('934853079849')
  expect(drawDigits(8, 16_421_962).join('')).toBe('16731916')
})

it('draws as many as a level has to remember, for each game', () => {
  for (const { lures, ...item } of trainingItems) {
    const draw = drawRound({ ...item, lures }, 12_345)
    expect([draw.sequence.length, draw.lures.length]).toEqual([item.count, lures])
  }
})

it('never shows a digit beside itself, nor three that climb or fall by one', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 3, max: 40 }), (seed, count) => {
      const digits = drawDigits(count, seed).map(Number)
      const steps = digits.slice(1).map((digit, place) => digit - (digits[place] ?? 0))
      expect(digits).toHaveLength(count)
      expect(steps).not.toContain(0)
      expect(steps.some((step, place) => Math.abs(step) === 1 && step === steps[place + 1])).toBe(false)
    }),
  )
})

it('draws different pictures and symbols, and lures that are none of them', () => {
  fc.assert(
    fc.property(fc.constantFrom(...trainingItems.filter(({ type }) => type !== 3)), seeds, (item, seed) => {
      const { sequence, lures } = drawRound(item, seed)
      expect(sequence).toHaveLength(item.count)
      expect(lures).toHaveLength(item.lures)
      expect(new Set([...sequence, ...lures]).size).toBe(item.count + item.lures)
    }),
  )
})
