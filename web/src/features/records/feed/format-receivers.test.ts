import { expect, it } from 'vitest'
import { formatReceivers } from './format-receivers.ts'

const none = { studentNames: [], studentCount: 0, isWholeClass: false, teamNames: [], teamCount: 0 }

it('names a few and counts the rest', () => {
  expect(formatReceivers({ ...none, studentNames: ['王浩然'], studentCount: 1 })).toBe('王浩然')
  expect(formatReceivers({ ...none, studentNames: ['安然', '丁当', '王浩然'], studentCount: 6 })).toBe(
    '安然、丁当、王浩然 等 6 人',
  )
})

it('lets a team stand for its members, and says when no pupil is left', () => {
  const team = { ...none, studentNames: ['安然'], studentCount: 1, teamNames: ['向日葵组'], teamCount: 1 }
  expect(formatReceivers(team)).toBe('向日葵组')
  expect(formatReceivers(none)).toBe('已删除的学生')
})

it('tells a whole class as such, and names none of it', () => {
  const names = { studentNames: ['安然', '丁当', '王浩然'], studentCount: 48 }
  expect(formatReceivers({ ...none, ...names, isWholeClass: true })).toBe('全班 48 人')
})
