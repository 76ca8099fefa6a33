import type { ClassSummary } from '@pinge/contract/classes.ts'
import { expect, it } from 'vitest'
import { formatLastComment } from './format-last-comment.ts'
import { makeClass } from '../../../test/make/class.ts'

const now = Date.parse('2026-11-21T14:30:00+08:00')
const createdAt = Date.parse('2026-11-21T09:12:00+08:00')
const formatted = (studentCount: number, lastComment: ClassSummary['lastComment']) =>
  formatLastComment(makeClass({ studentCount, lastComment }), now)

it('names the one pupil, the first of several, or the whole class', () => {
  const last = { studentName: '王浩然', itemName: '积极发言', createdAt }

  expect(formatted(48, { ...last, studentCount: 1 })).toBe('今天 09:12 · 王浩然 积极发言')
  expect(formatted(48, { ...last, studentCount: 5 })).toBe('今天 09:12 · 王浩然等 5 人 积极发言')
  expect(formatted(48, { ...last, studentCount: 48 })).toBe('今天 09:12 · 全班 积极发言')
})

it('names the pupil of a class of one instead of calling him the whole class', () => {
  expect(formatted(1, { studentName: '王浩然', itemName: '迟到', studentCount: 1, createdAt })).toBe(
    '今天 09:12 · 王浩然 迟到',
  )
})

it('says so when no comment was given yet, or when there is no pupil', () => {
  expect(formatted(48, null)).toBe('还没有点评过')
  expect(formatted(0, null)).toBe('还没有学生，进去添加吧')
})
