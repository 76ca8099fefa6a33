import { expect, it } from 'vitest'
import { makeTeam } from '../../../../test/make/team.ts'
import { formatTeam } from './format-team.ts'
import { boardOfTeams } from './team-grid.ts'

it('up to four teams stand in one row of a board, with room for the names of their members', () => {
  expect([1, 2, 3, 4].map(boardOfTeams)).toEqual([
    { columns: 2, hasTwoRows: false },
    { columns: 2, hasTwoRows: false },
    { columns: 3, hasTwoRows: false },
    { columns: 4, hasTwoRows: false },
  ])
})

it('more of them stand in two rows, and never more than six side by side', () => {
  expect([5, 8, 9, 12, 20].map((count) => boardOfTeams(count).columns)).toEqual([4, 4, 5, 6, 6])
  expect(boardOfTeams(5).hasTwoRows).toBe(true)
})

it('a team tells its mean, unless scores are hidden from the class or it has no members', () => {
  const team = makeTeam({ id: 't1', teamName: '火箭队', score: 5, studentIds: ['a', 'b'] })

  expect(formatTeam(team, false)).toBe('2 人 · 人均 2.5')
  expect(formatTeam(team, true)).toBe('2 人')
  expect(formatTeam(makeTeam({ id: 't2', teamName: '空队' }), false)).toBe('0 人')
})
