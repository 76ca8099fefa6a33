import { describe, expect, it } from 'vitest'
import { seededRandom, shuffled } from './seeded-random.ts'

const pupils = ['浩', '琪', '轩', '桐', '杰', '怡']

describe('chance', () => {
  it('draws the same again from the same seed, so that a preview stays what it was', () => {
    const drawn = (seed: number) => shuffled(pupils, seededRandom(seed))

    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)).not.toEqual(drawn(8))
  })

  it('loses no one and names no one twice, and leaves the list as it was', () => {
    const before = [...pupils]

    for (let seed = 0; seed < 50; seed += 1)
      expect(shuffled(pupils, seededRandom(seed)).toSorted()).toEqual(before.toSorted())
    expect(pupils).toEqual(before)
  })

  it('gives every pupil about the same chance to be first', () => {
    const random = seededRandom(1)
    const firsts = new Map<string, number>()
    for (let round = 0; round < 6_000; round += 1) {
      const [first = ''] = shuffled(pupils, random)
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }

    for (const pupil of pupils) expect(firsts.get(pupil)).toBeGreaterThan(880)
  })

  it('stays from 0 up to, not including, 1', () => {
    const random = seededRandom(20_260_304)
    const numbers = Array.from({ length: 1_000 }, random)

    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  })
})
