import { expect, it } from 'vitest'
import { isSamePlace, moveCursor, nextCell, placesIn, rangeBetween, rangeInRow } from './grid-cursor.ts'

const size = { rows: 3, columns: 4 }

it('goes where the arrow points, and stops at the edge', () => {
  expect(moveCursor({ row: 1, column: 1 }, 'ArrowDown', size)).toEqual({ row: 2, column: 1 })
  expect(moveCursor({ row: 2, column: 1 }, 'ArrowDown', size)).toEqual({ row: 2, column: 1 })
  expect(moveCursor({ row: 1, column: 1 }, 'a', size)).toBeNull()
})

it('goes by Tab to the next cell that is written in, row after row, and out at the end', () => {
  const isWritable = ({ column }: { column: number }) => column > 1
  expect(nextCell({ row: 0, column: 3 }, 1, size, isWritable)).toEqual({ row: 1, column: 2 })
  expect(nextCell({ row: 1, column: 2 }, -1, size, isWritable)).toEqual({ row: 0, column: 3 })
  expect(nextCell({ row: 2, column: 3 }, 1, size, isWritable)).toBeNull()
})

it.each([
  ['ArrowUp', { row: 11, column: 1 }],
  ['ArrowDown', { row: 13, column: 1 }],
  ['ArrowLeft', { row: 12, column: 0 }],
  ['ArrowRight', { row: 12, column: 2 }],
  ['Home', { row: 12, column: 0 }],
  ['End', { row: 12, column: 3 }],
  ['PageUp', { row: 2, column: 1 }],
  ['PageDown', { row: 22, column: 1 }],
])('leads by %s to its place in a large table', (key, place) => {
  expect(moveCursor({ row: 12, column: 1 }, key, { rows: 30, columns: 4 })).toEqual(place)
})

it('stops at all four edges', () => {
  const keys = ['ArrowUp', 'ArrowLeft', 'PageUp']
  expect(keys.map((key) => moveCursor({ row: 0, column: 0 }, key, size))).toEqual(
    keys.map(() => ({ row: 0, column: 0 })),
  )
  expect(moveCursor({ row: 2, column: 3 }, 'ArrowRight', size)).toEqual({ row: 2, column: 3 })
  expect(moveCursor({ row: 1, column: 0 }, 'PageDown', size)).toEqual({ row: 2, column: 0 })
})

it('goes back by Tab as far as the first cell, and out before it', () => {
  expect(nextCell({ row: 0, column: 1 }, -1, size, () => true)).toEqual({ row: 0, column: 0 })
  expect(nextCell({ row: 0, column: 0 }, -1, size, () => true)).toBeNull()
  expect(nextCell({ row: 2, column: 3 }, 1, size, () => true)).toBeNull()
})

it('chooses the cells between two, from whichever corner, both ends with them', () => {
  const range = rangeBetween({ row: 2, column: 1 }, { row: 1, column: 3 })

  expect(range).toEqual({ rows: [1, 2], columns: [1, 3] })
  expect(placesIn(range).map(({ row, column }) => `${row}.${column}`)).toEqual([
    '1.1',
    '1.2',
    '1.3',
    '2.1',
    '2.2',
    '2.3',
  ])
  expect([0, 1, 2, 3].map((row) => rangeInRow(range, row))).toEqual(['', '1-3', '1-3', ''])
})

it('knows a place by its row and its column', () => {
  const others = [
    { row: 1, column: 2 },
    { row: 1, column: 3 },
    { row: 2, column: 2 },
  ]
  expect(others.map((other) => isSamePlace({ row: 1, column: 2 }, other))).toEqual([true, false, false])
})
