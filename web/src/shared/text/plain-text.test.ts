import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['ＷＨＲ', 'whr'],
  [' 王 浩然 ', '王浩然'],
  ['阿卜杜拉·买买提', '阿卜杜拉买买提'],
  ['阿卜杜拉•买买提', '阿卜杜拉买买提'],
  ['O’Neil', 'oneil'],
  ["O'Neil", 'oneil'],
  ['１２', '12'],
])('finds what is written as %s by %s', (written, typed) => {
  expect(plainText(written)).toBe(typed)
})
