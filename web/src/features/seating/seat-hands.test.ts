import { expect, it } from 'vitest'
import { nextSeat, readArrow } from './seat-hands.ts'

/** Three rows of seats, with an aisle in the middle; who sits nowhere stands below. */
const taken = [
  [0, 0],
  [100, 0],
  [250, 0],
  [0, 80],
  [250, 80],
  [100, 160],
  [20, 300],
].map(([left = 0, top = 0]) => ({ left, top, width: 90, height: 70 }))

it('leads over aisles and empty seats to the next pupil of the row or the column', () => {
  expect(nextSeat(taken, 0, 'ArrowRight')).toBe(1)
  expect(nextSeat(taken, 1, 'ArrowRight')).toBe(2)
  expect(nextSeat(taken, 3, 'ArrowRight')).toBe(4)
  expect(nextSeat(taken, 4, 'ArrowLeft')).toBe(3)
  expect(nextSeat(taken, 1, 'ArrowDown')).toBe(5)
  expect(nextSeat(taken, 3, 'ArrowDown')).toBe(6)
  expect(nextSeat(taken, 4, 'ArrowUp')).toBe(2)
})

it('stays where it is at the edge of the room', () => {
  expect(nextSeat(taken, 0, 'ArrowLeft')).toBe(0)
  expect(nextSeat(taken, 2, 'ArrowUp')).toBe(2)
  expect(nextSeat(taken, 6, 'ArrowDown')).toBe(6)
})

it('knows the arrows from other keys', () => {
  expect(['ArrowUp', 'a', 'toString', 'Enter'].map(readArrow)).toEqual(['ArrowUp', null, null, null])
})
