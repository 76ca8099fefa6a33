import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { findMembers, findUnassigned } from '../scheme/arrangement.ts'

/** A team as it stands in a list: `score` and `average` are empty for those in no team. */
export type TeamLine = { name: string; score: number | null; average: number | null; members: string[] }

/** The teams in the order in which they are shown, and last the pupils who are in none. */
export function teamLines(teams: readonly Team[], students: readonly Student[]): TeamLine[] {
  const names = (some: readonly Student[]) => some.map(({ username }) => username)
  const lines = teams.map((team) => {
    const members = names(findMembers(students, [team]))
    const average = members.length === 0 ? null : Math.round((team.score / members.length) * 10) / 10
    return { name: team.teamName, score: team.score, average, members }
  })
  const unassigned = names(findUnassigned(students, teams))
  if (unassigned.length === 0) return lines
  return [...lines, { name: '未分组', score: null, average: null, members: unassigned }]
}

export const teamColumns: readonly TableColumn<TeamLine>[] = [
  { heading: '小组', width: 20, type: 'text', value: ({ name }) => name },
  { heading: '人数', width: 8, type: 'number', value: ({ members }) => members.length },
  { heading: '得分', width: 8, type: 'number', value: ({ score }) => score },
  { heading: '人均', width: 8, type: 'number', value: ({ average }) => average },
  { heading: '学生', width: 60, type: 'text', value: ({ members }) => members.join('、') },
]
