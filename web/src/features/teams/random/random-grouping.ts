import { MAX_TEAMS_PER_CATEGORY } from '@pinge/contract/values/limits.ts'
import type { Student } from '@pinge/contract/students.ts'
import { shuffled, type Random } from '@pinge/contract/values/seeded-random.ts'

/** What is spread evenly over the teams: nothing, boys and girls, or high and low scores. */
export type Mix = 'none' | 'gender' | 'score'

export type GroupedStudent = Pick<Student, 'id' | 'gender' | 'stuScore'>

/** How many teams are made of `total` pupils: so many, or of at most so many members each. */
export function countTeams(total: number, by: 'teams' | 'members', wanted: number): number {
  const count = by === 'teams' ? wanted : Math.ceil(total / Math.max(wanted, 1))
  return Math.min(Math.max(count, 1), Math.max(total, 1), MAX_TEAMS_PER_CATEGORY)
}

/**
 * Deals pupils into teams by chance, the ids of each team's members. No team has more than one member more than another,
 * and what is mixed is spread as evenly: no team has more than one girl, or one of the best, more than another.
 */
export function groupRandomly(
  students: readonly GroupedStudent[],
  teamCount: number,
  mix: Mix,
  random: Random,
): string[][] {
  const teams: string[][] = Array.from({ length: teamCount }, () => [])
  // Dealt in turn, round after round: neighbours in this order never meet while there is another team.
  inDealingOrder(students, teamCount, mix, random).forEach(({ id }, place) => {
    teams[place % teamCount]?.push(id)
  })
  return shuffled(teams, random)
}

function inDealingOrder(
  students: readonly GroupedStudent[],
  teamCount: number,
  mix: Mix,
  random: Random,
): GroupedStudent[] {
  const drawn = shuffled(students, random)
  switch (mix) {
    case 'none':
      return drawn
    case 'gender': {
      const {
        female = [],
        male = [],
        unknown = [],
      } = Object.groupBy(drawn, ({ gender }) => gender ?? 'unknown')
      return [...female, ...male, ...unknown]
    }
    case 'score': {
      const ranked = drawn.toSorted((a, b) => b.stuScore - a.stuScore)
      const rounds = Math.ceil(ranked.length / teamCount)
      return Array.from({ length: rounds }, (_, round) =>
        shuffled(ranked.slice(round * teamCount, (round + 1) * teamCount), random),
      ).flat()
    }
  }
}
