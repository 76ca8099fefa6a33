import type { Team } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { makeStudent } from '../../../../test/make/student.ts'
import { makeTeam } from '../../../../test/make/team.ts'
import {
  averageScore,
  findMembers,
  findUnassigned,
  moveMember,
  setMembers,
  spreadEvenly,
} from './arrangement.ts'

const team = (id: string, studentIds: string[], score = 0) =>
  makeTeam({ id, teamName: id, studentIds, score })
const pupil = (id: string) => makeStudent({ id, pinyinInitials: id })
const members = (teams: readonly Team[]) => teams.map(({ studentIds }) => studentIds)

it('says how much of the score each member makes, to one decimal', () => {
  expect(averageScore({ score: 286, memberCount: 6 })).toBe('47.7')
  expect(averageScore({ score: 30, memberCount: 6 })).toBe('5')
  expect(averageScore({ score: -3, memberCount: 2 })).toBe('−1.5')
  expect(averageScore({ score: 3, memberCount: 0 })).toBeNull()
})

it('knows who is in no team', () => {
  expect(findUnassigned(['a', 'b', 'c'].map(pupil), [team('x', ['b'])]).map(({ id }) => id)).toEqual([
    'a',
    'c',
  ])
})

it('moves a pupil out of one team and into another, or into none', () => {
  const teams = [team('x', ['a', 'b']), team('y', [])]

  expect(members(moveMember(teams, 'a', 'y'))).toEqual([['b'], ['a']])
  expect(members(moveMember(teams, 'a', null))).toEqual([['b'], []])
  expect(moveMember(teams, 'a', 'x')).toEqual(teams)
})

it('sets the members of a team and takes them out of the others', () => {
  const teams = [team('x', ['a', 'b']), team('y', ['c'])]

  expect(members(setMembers(teams, 'y', ['a']))).toEqual([['b'], ['a']])
})

it('spreads those without a team over the smallest teams', () => {
  const teams = [team('x', ['a', 'b', 'c']), team('y', []), team('z', ['d'])]

  expect(members(spreadEvenly(teams, ['e', 'f', 'g', 'h'].map(pupil)))).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f', 'h'],
    ['d', 'g'],
  ])
  expect(spreadEvenly([], [pupil('e')])).toEqual([])
})

it('finds the members of some teams in the order of the class, each once and without those who left it', () => {
  const students = ['a', 'b', 'c', 'd'].map(pupil)
  const found = findMembers(students, [team('x', ['d', 'a', 'gone']), team('y', ['a'])])

  expect(found.map(({ id }) => id)).toEqual(['a', 'd'])
})
