import { expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

it.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=90-200', { start: 90, end: 99 }],
  ['bytes=-30', { start: 70, end: 99 }],
  ['bytes=-300', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=-', 'whole'],
  [undefined, 'whole'],
])('reads %s of a hundred bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})

it('has no part of an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none')
  expect(readRange('bytes=-5', 0)).toBe('none')
})
