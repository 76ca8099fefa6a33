import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Repeatable chance: the same seed draws the same numbers on every machine. Not for secrets. */
export type SeededRandom = {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** True `percent` times in a hundred. */
  chance(percent: number): boolean
  pick<T>(choices: readonly [T, ...T[]]): T
}

export function createSeededRandom(seed: number): SeededRandom {
  const generator = xoroshiro128plus(seed)
  const between = (low: number, high: number): number => uniformInt(generator, low, high)
  return {
    between,
    chance: (percent) => between(1, 100) <= percent,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  }
}
