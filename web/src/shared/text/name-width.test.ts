import { expect, it } from 'vitest'
import { nameWidth, widestWord } from './name-width.ts'

it('counts a name in Chinese characters, of which a letter takes the room of about half', () => {
  expect(nameWidth('王浩然')).toBe(3)
  expect(nameWidth('阿卜杜拉·买买提')).toBeCloseTo(7.6)
  expect(nameWidth('Ben')).toBeCloseTo(1.9)
  expect(nameWidth('')).toBe(0)
})

it('leaves an m and a w the room that they take, which breaks no name before its last letter', () => {
  expect(nameWidth('Thomas')).toBeCloseTo(4.1)
  expect(widestWord('Mohammed')).toBeCloseTo(6)
})

it('counts a rare character, which a computer keeps in two halves, once', () => {
  expect(nameWidth('王𬭎')).toBe(2)
})

it('finds the longest foreign word, which no line breaks, and none in a name without one', () => {
  expect(widestWord('Benjamin Alexander')).toBeCloseTo(5.5)
  expect(widestWord('Zoë·王')).toBeCloseTo(2.9)
  expect(widestWord('欧阳上官婉儿')).toBe(0)
})

it('keeps a part of a name whole with the dot after it, unless it were too small to read in one line', () => {
  expect(widestWord('古丽巴哈尔·依木江')).toBe(6)
  expect(widestWord('阿依·努尔麦麦提江')).toBe(6)
  expect(widestWord('阿卜杜热合曼努尔江·艾力')).toBe(2)
})
