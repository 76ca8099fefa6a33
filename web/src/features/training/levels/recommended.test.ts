import { expect, it } from 'vitest'
import { afterRound, firstStanding, type Standing } from './recommended.ts'

const clean = { type: 3, level: 4, isFinished: true, corrections: 0 } as const
const failed = { ...clean, isFinished: false }
const play = (...rounds: Parameters<typeof afterRound>[1][]): Standing =>
  rounds.reduce(afterRound, firstStanding(3, 3))

it('begins by grade', () => {
  expect([1, 2, 3, 4, 5, 6].map((grade) => firstStanding(1, grade).level)).toEqual([1, 1, 5, 5, 9, 9])
  expect([2, 4, 6].map((grade) => [firstStanding(2, grade).level, firstStanding(3, grade).level])).toEqual([
    [1, 2],
    [5, 4],
    [8, 7],
  ])
})

it('goes up after two rounds without a slip, and down after two that were not finished', () => {
  expect(play(clean).level).toBe(4)
  expect(play(clean, clean)).toEqual({ level: 5, clean: 0, failed: 0 })
  expect(play(failed, failed).level).toBe(3)
  expect(play(clean, failed, clean, failed).level).toBe(4)
  expect(play(clean, { ...clean, corrections: 1 }, clean).level).toBe(4)
})

it('leaves rounds of other levels out, and stays within the levels', () => {
  expect(play({ ...clean, level: 9 }, { ...clean, level: 9 }).level).toBe(4)
  const first = { type: 1, level: 1, isFinished: false, corrections: 0 } as const
  expect([first, first].reduce(afterRound, firstStanding(1, 1)).level).toBe(1)
})
