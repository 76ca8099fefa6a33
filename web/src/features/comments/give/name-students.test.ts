import { expect, it } from 'vitest'
import { nameStudents } from './name-students.ts'

it('names one or two pupils, and counts when there are more', () => {
  expect(nameStudents(['陈一诺'])).toBe('陈一诺')
  expect(nameStudents(['陈一诺', '韩明轩'])).toBe('陈一诺、韩明轩')
  expect(nameStudents(['陈一诺', '韩明轩', '吕慕青'])).toBe('陈一诺、韩明轩 等 3 人')
})
