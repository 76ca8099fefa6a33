import { describe, expect, it } from 'vitest'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { countTeams, groupRandomly, type GroupedStudent, type Mix } from './random-grouping.ts'

const pupils = (count: number): GroupedStudent[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    gender: index % 3 === 0 ? ('female' as const) : ('male' as const),
    stuScore: index * 2,
  }))
const group = (count: number, teams: number, mix: Mix, seed = 7) =>
  groupRandomly(pupils(count), teams, mix, seededRandom(seed))
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

it('counts teams by their number or by their members, within what there is', () => {
  expect(countTeams(48, 'teams', 8)).toBe(8)
  expect(countTeams(48, 'members', 6)).toBe(8)
  expect(countTeams(47, 'members', 6)).toBe(8)
  expect(countTeams(3, 'teams', 8)).toBe(3)
  expect(countTeams(200, 'members', 2)).toBe(40)
  expect(countTeams(0, 'teams', 5)).toBe(1)
})

describe.each(['none', 'gender', 'score'] as const)('mixed by %s', (mix) => {
  it('puts every pupil into one team, and no team has two more than another', () => {
    for (const [count, teams] of [
      [48, 8],
      [47, 8],
      [200, 40],
      [5, 3],
      [1, 1],
      [0, 1],
    ] as const) {
      const made = group(count, teams, mix)
      expect(made).toHaveLength(teams)
      expect(new Set(made.flat()).size).toBe(count)
      expect(spread(made.map((team) => team.length))).toBeLessThanOrEqual(1)
    }
  })

  it('deals the same for the same seed, and otherwise for another', () => {
    expect(group(48, 8, mix)).toEqual(group(48, 8, mix))
    expect(group(48, 8, mix)).not.toEqual(group(48, 8, mix, 8))
  })
})

it('spreads girls and boys over the teams', () => {
  const girls = new Set(
    pupils(48)
      .filter(({ gender }) => gender === 'female')
      .map(({ id }) => id),
  )
  for (let seed = 0; seed < 20; seed += 1) {
    const counts = group(48, 7, 'gender', seed).map((team) => team.filter((id) => girls.has(id)).length)
    expect(spread(counts)).toBeLessThanOrEqual(1)
  }
})

it('spreads high and low scores over the teams: each has one of the best, and their sums are close', () => {
  const scores = new Map(pupils(48).map(({ id, stuScore }) => [id, stuScore]))
  for (let seed = 0; seed < 20; seed += 1) {
    const made = group(48, 8, 'score', seed)
    const best = made.map((team) => team.filter((id) => (scores.get(id) ?? 0) >= 80).length)
    expect(best).toEqual(Array<number>(8).fill(1))
    // Each of six rounds differs by at most 14 points between two teams.
    expect(spread(made.map((team) => team.reduce((sum, id) => sum + (scores.get(id) ?? 0), 0)))).toBeLessThan(
      84,
    )
  }
})
