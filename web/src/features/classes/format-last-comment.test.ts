import type { ClassSummary } from '@pinge/contract/classes.ts'
import { expect, it } from 'vitest'
import { formatLastComment } from './format-last-comment.ts'
import { makeClass } from '../../../test/make/class.ts'

const now = Date.parse('2026-11-21T14:30:00+08:00')
const createdAt = Date.parse('2026-11-21T09:12:00+08:00')
const formatted = (studentCount: number, lastComment: ClassSummary['lastComment']) =>
  formatLastComment(makeClass({ studentCount, lastComment }), now, { isQuiet: false })

it('names the one pupil, the first of several, or the whole class', () => {
  const last = { studentName: '王浩然', itemName: '积极发言', score: 2, createdAt }

  expect(formatted(48, { ...last, studentCount: 1 })).toBe('今天 09:12 · 王浩然 积极发言')
  expect(formatted(48, { ...last, studentCount: 5 })).toBe('今天 09:12 · 王浩然等 5 人 积极发言')
  expect(formatted(48, { ...last, studentCount: 48 })).toBe('今天 09:12 · 全班 积极发言')
})

it('names the pupil of a class of one instead of calling him the whole class', () => {
  const last = { studentName: '王浩然', itemName: '积极发言', score: 2, studentCount: 1, createdAt }
  expect(formatted(1, last)).toBe('今天 09:12 · 王浩然 积极发言')
})

it('tells a reminder only where no class is looking', () => {
  const lastComment = { studentName: '王浩然', itemName: '迟到', score: -1, studentCount: 1, createdAt }
  const summary = makeClass({ studentCount: 48, lastComment })

  expect(formatLastComment(summary, now, { isQuiet: true })).toBe('今天 09:12 · 有新点评')
  expect(formatLastComment(summary, now, { isQuiet: false })).toBe('今天 09:12 · 王浩然 迟到')
})

it('says so when no comment was given yet, or when there is no pupil', () => {
  expect(formatted(48, null)).toBe('还没有点评过')
  expect(formatted(0, null)).toBe('还没有学生，进去添加吧')
})
