import type { Team } from '@pinge/contract/teams.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { freeTeamNames } from '../scheme/team-pictures.ts'

export type PlannedTeam = { teamId?: string; teamName: string; studentIds: string[] }

/** The teams of a new grouping: those that the scheme has keep their names and scores, as far as they are needed. */
export function planTeams(teams: readonly Team[], groups: readonly string[][]): PlannedTeam[] {
  const names = freeTeamNames(
    teams.map(({ teamName }) => teamName),
    Math.max(groups.length - teams.length, 0),
  )
  return groups.map((studentIds, place) => {
    const team = teams[place]
    return team
      ? { teamId: team.id, teamName: team.teamName, studentIds }
      : { teamName: names[place - teams.length] ?? '', studentIds }
  })
}

/** What saving does to the teams that are there, in one sentence. */
export function formatPlan(teams: readonly Team[], count: number): string {
  const removed = teams.slice(count)
  if (teams.length === 0) return `会建 ${count} 个小组。`
  if (removed.length > 0) {
    const names = removed.map(({ teamName }) => teamName)
    const some = formatNames(names, { most: 3, unit: '个小组' })
    return `前 ${count} 个小组的名称和得分保留；${some}会被移除，学生的积分不变。`
  }
  const added = count - teams.length
  return `现有小组的名称和得分都保留，只换学生${added > 0 ? `；再加 ${added} 个小组` : ''}。`
}
