import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { expect, it } from 'vitest'
import { nextSort, readSort, sortPupils } from './sort-pupils.ts'

const pupil = (id: string, said: Partial<ReportStudent> = {}): ReportStudent => ({
  id,
  username: id,
  stuNo: '',
  lastNameLetter: 'A',
  header: '1',
  isLeft: false,
  count: 0,
  praise: 0,
  reminder: 0,
  points: 0,
  byType: [0, 0, 0, 0, 0],
  lastAt: null,
  ...said,
})

const pupils = [
  pupil('a', { points: 2, reminder: 1, byType: [1, 1, 0, 0, 0], lastAt: 5 }),
  pupil('b', { points: 5, byType: [0, 0, 0, 5, 0], lastAt: 9 }),
  pupil('c'),
]
const order = (sort: string) =>
  sortPupils(pupils, readSort(sort))
    .map(({ id }) => id)
    .join('')

it('keeps the order of the class list until another one is asked for', () => {
  expect([order(''), order('place'), order('-')]).toEqual(['abc', 'abc', 'abc'])
})

it.each([
  ['name', 'cba'],
  ['total', 'bac'],
  ['-total', 'cab'],
  ['1', 'abc'],
  ['4', 'bac'],
  ['reminder', 'abc'],
  ['last', 'bac'],
  ['-last', 'cab'],
])('sorts by %s', (sort, sorted) => {
  expect(order(sort)).toBe(sorted)
})

it('goes from the most to the least and back to the class list, tap by tap', () => {
  expect(nextSort(readSort(''), 'total')).toBe('total')
  expect(nextSort(readSort('total'), 'total')).toBe('-total')
  expect(nextSort(readSort('-total'), 'total')).toBe('')
  expect(nextSort(readSort('-total'), 'name')).toBe('name')
  expect(nextSort(readSort('name'), 'name')).toBe('')
})
