import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { teamLines } from './team-sheet.ts'

const pupils = ['安然', '丁当', '王浩然'].map((username) => ({ id: username, username }) as Student)
const team = (teamName: string, score: number, studentIds: string[]) =>
  ({ id: teamName, teamName, score, studentIds, memberCount: studentIds.length }) as unknown as Team

it('names the members of each team, and last who is in none', () => {
  expect(teamLines([team('火箭队', 5, ['王浩然', '安然']), team('彩虹队', 0, [])], pupils)).toEqual([
    { name: '火箭队', score: 5, average: 2.5, members: ['安然', '王浩然'] },
    { name: '彩虹队', score: 0, average: null, members: [] },
    { name: '未分组', score: null, average: null, members: ['丁当'] },
  ])
})

it('tells the average of a team with one decimal, to the nearest', () => {
  expect(teamLines([team('火箭队', 8, ['安然', '丁当', '王浩然'])], pupils)[0]?.average).toBe(2.7)
})

it('has no line for an empty rest', () => {
  expect(teamLines([team('火箭队', 1, ['安然', '丁当', '王浩然'])], pupils)).toHaveLength(1)
})
