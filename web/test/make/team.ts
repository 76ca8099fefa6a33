import type { Category, Team } from '@pinge/contract/teams.ts'

export function makeTeam(said: Partial<Team> & Pick<Team, 'id' | 'teamName'>): Team {
  const studentIds = said.studentIds ?? []
  return {
    score: 0,
    memberCount: studentIds.length,
    studentIds,
    qualityScores: [0, 0, 0, 0, 0],
    position: 0,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}

export function makeCategory(said: Partial<Category> & Pick<Category, 'id' | 'creatorId'>): Category {
  return {
    name: '数学合作组',
    creatorName: '王老师',
    teamCount: 0,
    memberCount: 0,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    canClear: true,
    ...said,
  }
}
