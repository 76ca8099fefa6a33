import { expect, it } from 'vitest'
import { nameReceivers } from './describe-batch.ts'

const nobody = { studentNames: [], studentCount: 0, teamNames: [], teamCount: 0 }

it('names a few and counts the rest', () => {
  expect(nameReceivers({ ...nobody, studentNames: ['王浩然'], studentCount: 1 })).toBe('王浩然')
  expect(nameReceivers({ ...nobody, studentNames: ['安然', '丁当', '王浩然'], studentCount: 6 })).toBe(
    '安然、丁当、王浩然 等 6 人',
  )
})

it('lets a team stand for its members, and says when nobody is left', () => {
  const team = { ...nobody, studentNames: ['安然'], studentCount: 1, teamNames: ['向日葵组'], teamCount: 1 }
  expect(nameReceivers(team)).toBe('向日葵组')
  expect(nameReceivers(nobody)).toBe('已删除的学生')
})
