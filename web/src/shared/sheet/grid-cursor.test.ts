import { expect, it } from 'vitest'
import { moveCursor, nextCell } from './grid-cursor.ts'

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
