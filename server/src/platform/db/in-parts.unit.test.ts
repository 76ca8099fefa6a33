import { expect, it } from 'vitest'
import { inParts, ROWS_PER_STATEMENT } from './in-parts.ts'

it('has all rows in their order, and what is left over in the last part', () => {
  expect(inParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inParts([1, 2, 3, 4], 2)).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it('has no part where there is no row: a statement without values is refused', () => {
  expect(inParts([])).toEqual([])
})

it('keeps a part within the values that one statement may have', () => {
  const rows = Array.from({ length: ROWS_PER_STATEMENT + 1 }, (_, at) => at)

  expect(inParts(rows).map(({ length }) => length)).toEqual([ROWS_PER_STATEMENT, 1])
})
