import { expect, it } from 'vitest'
import { Refusal } from '../../shared/api/failure/refusal.ts'
import { formatAddFailure, formatLeftover } from './format-add-failure.ts'

it('gives the server’s reason, and says so when it is not known what happened', () => {
  expect(formatAddFailure(null, false)).toBe('')
  expect(formatAddFailure(new Refusal(409, '每个班级最多 200 名学生'), false)).toBe(
    '学生还没有添加：每个班级最多 200 名学生',
  )
  expect(formatAddFailure(new TypeError('Failed to fetch'), true)).toContain('不会重复添加')
})

it('does not let typed names be forgotten', () => {
  expect(formatLeftover('paste')).toContain('识别名单')
  expect(formatLeftover('one')).toContain('加到名单')
  expect(formatLeftover(null)).toBe('')
})
