import { expect, it } from 'vitest'
import {
  countCorrect,
  elapsedMs,
  endsRound,
  memoMaxMs,
  memoMinMs,
  parMs,
  recallMaxMs,
  recallMinMs,
  scoreOf,
} from './rules.ts'

it('scores as the published examples', () => {
  expect(scoreOf(3, 8, 8, 20_000)).toBe(100)
  expect(scoreOf(3, 8, 7, 20_000)).toBe(70)
  expect(scoreOf(3, 8, 8, 60_000)).toBe(80)
  expect(scoreOf(1, 10, 10, 45_678)).toBe(111)
})

it('adds exactly 6000 ms for two wrong positions', () => {
  expect(elapsedMs(9_640, 12_200, 2) - elapsedMs(9_640, 12_200, 0)).toBe(6_000)
  expect(elapsedMs(9_640, 12_200, 0)).toBe(21_840)
})

it('counts what stands in its place, and not what stands in another', () => {
  expect(countCorrect(['1', '2', '3'], ['1', '3', '2'])).toBe(1)
  expect(countCorrect(['1', '2', '3'], ['1'])).toBe(1)
})

it('ends a round of four or five at the second failed check, one of six at the third', () => {
  expect([0, 1].map((corrections) => endsRound(4, 1, corrections))).toEqual([false, true])
  expect([0, 1].map((corrections) => endsRound(5, 1, corrections))).toEqual([false, true])
  expect([0, 1, 2].map((corrections) => endsRound(6, 1, corrections))).toEqual([false, false, true])
})

it('ends a round at once when fewer than half were right', () => {
  expect(endsRound(6, 4, 0)).toBe(true)
  expect(endsRound(6, 3, 0)).toBe(false)
  expect(endsRound(5, 3, 0)).toBe(true)
  expect(endsRound(5, 0, 0)).toBe(true)
})

it('limits the look and the recall by how much there is to remember', () => {
  expect([3, 4, 20, 40].map(memoMaxMs)).toEqual([30_000, 32_000, 160_000, 300_000])
  expect([3, 8, 40, 60].map(recallMaxMs)).toEqual([60_000, 96_000, 480_000, 600_000])
  expect([3, 5, 10].map(memoMinMs)).toEqual([2_000, 2_000, 4_000])
  expect([3, 10].map(recallMinMs)).toEqual([750, 2_500])
  expect([parMs(1, 4), parMs(2, 3), parMs(3, 8)]).toEqual([24_000, 24_000, 40_000])
})
