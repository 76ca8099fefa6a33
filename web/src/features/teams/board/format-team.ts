import type { Team } from '@pinge/contract/teams.ts'
import { averageScore } from '../scheme/arrangement.ts'

/** 6 人 · 人均 2.5; without the scores where they are hidden. */
export function formatTeam(team: Team, isScoreHidden: boolean): string {
  const average = averageScore(team)
  return average === null || isScoreHidden
    ? `${team.memberCount} 人`
    : `${team.memberCount} 人 · 人均 ${average}`
}
