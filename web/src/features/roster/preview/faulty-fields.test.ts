import { expect, it } from 'vitest'
import { makeRosterText } from '../../../../test/make/roster.ts'
import { fieldProblem, rowProblems } from './faulty-fields.ts'

it('tells the problem of a cell beside that cell', () => {
  const row = makeRosterText({ username: '', gender: '南', birthday: '2017-02-30' })

  expect(fieldProblem(row, 'username')).toBe('没有姓名')
  expect(fieldProblem(row, 'gender')).toBe('性别应为“男”或“女”')
  expect(fieldProblem(row, 'birthday')).toBe('出生日期应为真实的日期，如 2017-03-05')
  expect(fieldProblem(row, 'guardianTel')).toBeUndefined()
})

it('tells what only shows beside the other rows for the row as a whole', () => {
  const row = makeRosterText({ gender: '南' })

  expect(rowProblems({ ...row, problems: ['性别应为“男”或“女”', '学号与第 2 行相同'] })).toEqual([
    '学号与第 2 行相同',
  ])
})
