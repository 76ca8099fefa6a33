import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('keeps a text that is short enough, and cuts a longer one', () => {
  expect(cutText('陈𠮷', 3)).toBe('陈𠮷')
  expect(cutText('语文第一单元', 2)).toBe('语文')
})

it('leaves no half of a rare character', () => {
  expect(cutText('陈𠮷宁', 2)).toBe('陈')
  expect(cutText('陈𠮷宁', 3)).toBe('陈𠮷')
})
