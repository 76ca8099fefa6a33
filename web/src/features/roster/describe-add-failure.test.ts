import { expect, it } from 'vitest'
import { Refusal } from '../../shared/api/refusal.ts'
import { describeAddFailure, describeLeftover } from './describe-add-failure.ts'

it('gives the server’s reason, and says so when nobody knows what happened', () => {
  expect(describeAddFailure(null, false)).toBe('')
  expect(describeAddFailure(new Refusal(409, '每个班级最多 200 名学生'), false)).toBe(
    '学生还没有添加：每个班级最多 200 名学生',
  )
  expect(describeAddFailure(new TypeError('Failed to fetch'), true)).toContain('不会重复添加')
})

it('does not let typed names be forgotten', () => {
  expect(describeLeftover('paste')).toContain('识别名单')
  expect(describeLeftover('one')).toContain('加到名单')
  expect(describeLeftover(null)).toBe('')
})
