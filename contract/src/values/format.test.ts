import { expect, it } from 'vitest'
import { formatClassNumber } from './format-class-number.ts'
import { formatNames } from './format-names.ts'
import { formatPoints, formatSignedPoints } from './format-points.ts'
import { maskTel } from './mask-tel.ts'

it('shows of a phone number only what its owner needs to know it by', () => {
  expect(maskTel('13800006120')).toBe('138****6120')
  expect(maskTel('138****6120')).toBe('138****6120')
  expect(maskTel('')).toBe('')
})

it('shows the number of a class in two halves, as it is read out', () => {
  expect(formatClassNumber('12345678')).toBe('1234 5678')
  expect(formatClassNumber('')).toBe('')
})

it('writes points below zero with a true minus sign', () => {
  expect([12, 0, -3, -1.5].map(formatPoints)).toEqual(['12', '0', '−3', '−1.5'])
})

it('says with a sign what a comment adds or takes away', () => {
  expect([2, 0, -1].map(formatSignedPoints)).toEqual(['+2', '+0', '−1'])
})

it('names two and counts the others', () => {
  expect(formatNames(['陈一诺'])).toBe('陈一诺')
  expect(formatNames(['陈一诺', '韩明轩'])).toBe('陈一诺、韩明轩')
  expect(formatNames(['陈一诺', '韩明轩', '吕慕青'])).toBe('陈一诺、韩明轩 等 3 人')
})

it('names as many as there is room for, and says what it counts', () => {
  expect(formatNames(['火箭队', '彩虹队', '向日葵组'], { most: 3, unit: '个小组' })).toBe(
    '火箭队、彩虹队、向日葵组',
  )
  expect(formatNames(['火箭队', '彩虹队', '向日葵组'], { unit: '个小组' })).toBe('火箭队、彩虹队 等 3 个小组')
})

it('counts those whose names did not come along', () => {
  expect(formatNames(['安然', '丁当', '王浩然'], { most: 3, count: 6 })).toBe('安然、丁当、王浩然 等 6 人')
  expect(formatNames(['安然'], { count: 2 })).toBe('安然 等 2 人')
})
