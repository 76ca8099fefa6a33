import { describe, expect, it } from 'vitest'
import { dropPlace, shifts } from './drop-place.ts'
import { moveItem } from './move-item.ts'

/** Three entries of 40 pixels and a high one of 80, with gaps of 10. */
const boxes = [
  { top: 0, bottom: 40 },
  { top: 50, bottom: 90 },
  { top: 100, bottom: 180 },
  { top: 190, bottom: 230 },
]

describe('what is held over a list', () => {
  it('takes the place of an entry once it covers half of it', () => {
    expect(dropPlace(boxes, 0, 29)).toBe(0)
    expect(dropPlace(boxes, 0, 31)).toBe(1)
    expect(dropPlace(boxes, 0, 101)).toBe(2)
    expect(dropPlace(boxes, 3, -49)).toBe(3)
    expect(dropPlace(boxes, 3, -51)).toBe(2)
  })

  it('stays in the list, however far it is held outside', () => {
    expect(dropPlace(boxes, 1, -9_999)).toBe(0)
    expect(dropPlace(boxes, 1, 9_999)).toBe(3)
  })

  it('makes the entries between move out of its way', () => {
    expect(shifts(boxes, 0, 2)).toEqual([140, -50, -50, 0])
    expect(shifts(boxes, 2, 0)).toEqual([90, 90, -100, 0])
    expect(shifts(boxes, 1, 1)).toEqual([0, 0, 0, 0])
    expect(shifts(boxes, 3, 1)).toEqual([0, 50, 50, -140])
    expect(shifts(boxes, 9, 0)).toEqual([0, 0, 0, 0])
  })
})

it('moves an id to a place and leaves the others in their order', () => {
  expect(moveItem(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveItem(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c'])
  expect(moveItem(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})
