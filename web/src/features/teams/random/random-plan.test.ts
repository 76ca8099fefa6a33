import { expect, it } from 'vitest'
import { makeTeam } from '../../../../test/make/team.ts'
import { planTeams, formatPlan } from './random-plan.ts'

const team = (id: string, teamName: string) => makeTeam({ id, teamName, score: 3 })

it('keeps the teams that are there, and names the new ones as no team is named', () => {
  expect(planTeams([team('t1', '四叶草队')], [['a'], ['b'], ['c']])).toEqual([
    { teamId: 't1', teamName: '四叶草队', studentIds: ['a'] },
    { teamName: '火箭队', studentIds: ['b'] },
    { teamName: '彩虹队', studentIds: ['c'] },
  ])
  expect(planTeams([team('t1', '甲'), team('t2', '乙')], [['a']])).toHaveLength(1)
})

it('says which teams stay, come and go', () => {
  const teams = [team('t1', '甲'), team('t2', '乙')]

  expect(formatPlan([], 4)).toBe('会建 4 个小组。')
  expect(formatPlan(teams, 2)).toBe('现有小组的名称和得分都保留，只换学生。')
  expect(formatPlan(teams, 3)).toBe('现有小组的名称和得分都保留，只换学生；再加 1 个小组。')
  expect(formatPlan(teams, 1)).toBe('前 1 个小组的名称和得分保留；乙会被移除，学生的积分不变。')
})
