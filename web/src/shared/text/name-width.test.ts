import { expect, it } from 'vitest'
import { nameWidth, widestWord } from './name-width.ts'

it('counts a name in Chinese characters, of which a letter takes the room of about half', () => {
  expect(nameWidth('王浩然')).toBe(3)
  expect(nameWidth('阿卜杜拉·买买提')).toBeCloseTo(7.6)
  expect(nameWidth('Tom')).toBeCloseTo(1.8)
  expect(nameWidth('')).toBe(0)
})

it('counts a rare character, which a computer keeps in two halves, once', () => {
  expect(nameWidth('王𬭎')).toBe(2)
})

it('finds the longest foreign word, which no line breaks, and none in a Chinese name', () => {
  expect(widestWord('Maximilian Alexander')).toBeCloseTo(6)
  expect(widestWord('Zoë·王')).toBeCloseTo(1.8)
  expect(widestWord('阿卜杜热合曼·努尔麦麦提')).toBe(0)
})
