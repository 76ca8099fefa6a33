import { expect, it } from 'vitest'
import { readWholeNumber } from './read-whole-number.ts'

it('reads whole numbers within their bounds, also in wide digits', () => {
  expect(['1', ' 20 ', '３０', '99'].map((typed) => readWholeNumber(typed, 1, 99))).toEqual([1, 20, 30, 99])
})

it('reads nothing else', () => {
  for (const typed of ['', '0', '100', '-1', '1.5', '1e2', '十', '1 2'])
    expect(readWholeNumber(typed, 1, 99)).toBeNull()
})
