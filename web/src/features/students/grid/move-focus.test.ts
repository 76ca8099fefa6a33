import { expect, it } from 'vitest'
import { nextPlace } from './move-focus.ts'

it('leads from card to card along the row and the column', () => {
  expect(nextPlace(11, 'ArrowRight', 10, 49)).toBe(12)
  expect(nextPlace(11, 'ArrowLeft', 10, 49)).toBe(10)
  expect(nextPlace(11, 'ArrowUp', 10, 49)).toBe(1)
  expect(nextPlace(11, 'ArrowDown', 10, 49)).toBe(21)
})

it('stays where it is at the edges of the class', () => {
  expect(nextPlace(0, 'ArrowLeft', 10, 49)).toBe(0)
  expect(nextPlace(3, 'ArrowUp', 10, 49)).toBe(3)
  expect(nextPlace(45, 'ArrowDown', 10, 49)).toBe(45)
  expect(nextPlace(48, 'ArrowRight', 10, 49)).toBe(48)
})
