import { classList } from '@pinge/contract/classes.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { expect, it } from 'vitest'
import { isScreenDrawnFrom } from './kept-screens.ts'

it('knows the classes and the pupils of a class as what was seen the last time', () => {
  expect(isScreenDrawnFrom(classList.path, '/index')).toBe(true)
  expect(isScreenDrawnFrom(classList.path, '/comment')).toBe(true)
  expect(isScreenDrawnFrom(studentList.path, '/comment/class-detail')).toBe(true)
})

it('takes no screen that was never kept for one, though the names of the classes above it are known', () => {
  expect(isScreenDrawnFrom(classList.path, '/comment/class-comment')).toBe(false)
  expect(isScreenDrawnFrom(classList.path, '/comment/class-detail')).toBe(false)
  expect(isScreenDrawnFrom(commentSummary.path, '/comment/class-comment')).toBe(false)
})
