import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'

/** Points of the team for each member, to one decimal; a team without members has none. */
export function averageScore({ score, memberCount }: Pick<Team, 'score' | 'memberCount'>): string | null {
  if (memberCount === 0) return null
  const average = Math.round((score / memberCount) * 10) / 10
  return formatPoints(average)
}

/** Who is in no team, in the order of the class. */
export function findUnassigned(students: readonly Student[], teams: readonly Team[]): Student[] {
  const assigned = new Set(teams.flatMap(({ studentIds }) => studentIds))
  return students.filter(({ id }) => !assigned.has(id))
}

/** The members of these teams in the order of the class; a pupil who has left it meanwhile is left out. */
export function findMembers(
  students: readonly Student[],
  teams: readonly Pick<Team, 'studentIds'>[],
): Student[] {
  const ids = new Set(teams.flatMap(({ studentIds }) => studentIds))
  return students.filter(({ id }) => ids.has(id))
}

/** The teams once a pupil is in `toId`, or in none of them. Teams that this does not touch stay the same objects. */
export function moveMember(teams: readonly Team[], studentId: string, toId: string | null): Team[] {
  return teams.map((team) => {
    const isIn = team.studentIds.includes(studentId)
    if (isIn === (team.id === toId)) return team
    return withMembers(
      team,
      isIn ? team.studentIds.filter((id) => id !== studentId) : [...team.studentIds, studentId],
    )
  })
}

/** The teams once these pupils, and no others, are in `teamId`. */
export function setMembers(teams: readonly Team[], teamId: string, studentIds: readonly string[]): Team[] {
  const ids = new Set(studentIds)
  return teams.map((team) =>
    withMembers(team, team.id === teamId ? studentIds : team.studentIds.filter((id) => !ids.has(id))),
  )
}

/** Puts those without a team into the smallest teams, one after another. */
export function spreadEvenly(teams: readonly Team[], unassigned: readonly Student[]): Team[] {
  return unassigned.reduce<Team[]>(
    (spread, { id }) => {
      const [first, ...others] = spread
      if (!first) return spread
      const smallest = others.reduce(
        (least, team) => (team.memberCount < least.memberCount ? team : least),
        first,
      )
      return moveMember(spread, id, smallest.id)
    },
    [...teams],
  )
}

function withMembers(team: Team, studentIds: readonly string[]): Team {
  return { ...team, studentIds: [...studentIds], memberCount: studentIds.length }
}
