import { expect, it } from 'vitest'
import { describeDraft, describeOverflow } from './describe-draft.ts'

it('says how many go in and how many wait', () => {
  expect(describeDraft(46, 2)).toBe('添加 46 名学生；2 行有问题，先不添加')
  expect(describeDraft(46, 0)).toBe('添加 46 名学生')
  expect(describeDraft(0, 2)).toBe('2 行有问题，先不添加')
  expect(describeDraft(0, 0)).toBe('名单还是空的')
})

it('says how many are too many for the class', () => {
  expect(describeOverflow(200, 0)).toBe('')
  expect(describeOverflow(203, 0)).toBe('每个班级最多 200 名学生，请移除 3 名')
  expect(describeOverflow(20, 190)).toBe('每个班级最多 200 名学生，班里已有 190 名，请移除 10 名')
})
