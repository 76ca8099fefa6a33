import { expect, it } from 'vitest'
import { addQualityPoints, addTodayType, redeemablePoints } from './comment-effect.ts'
import type { QualityType } from './quality-type.ts'

it('lets praise be exchanged, and takes nothing back for a reminder', () => {
  expect([3, -2].map(redeemablePoints)).toEqual([3, 0])
})

it('shows a quality that is praised today, in the order of the qualities', () => {
  expect(addTodayType([2, 5], 3)).toEqual([2, 3, 5])
})

it('shows a quality once, however often it is praised', () => {
  const today: QualityType[] = [2, 5]
  expect(addTodayType(today, 5)).toBe(today)
})

it('adds a comment for a team to its own quality alone', () => {
  expect(addQualityPoints([1, 2, 3, 4, 5], 3, -2)).toEqual([1, 2, 1, 4, 5])
})
