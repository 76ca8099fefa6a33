import { expect, it } from 'vitest'
import { fewerColumns, recallColumns, shownColumns } from './stage-shape.ts'

const PHONE = 1.3
const large = (count: number) => fewerColumns(count, Math.min(count, 5), 0.6, PHONE)
const largest = (count: number) => fewerColumns(count, Math.min(count, 5), 0.4, PHONE)

it('puts fewer pictures in a row of a phone, the larger they are to be', () => {
  expect([large(4), largest(4)]).toEqual([3, 2])
  expect([large(6), largest(6)]).toEqual([3, 2])
})

it('leaves the rows as they are where more of them would make the pictures smaller', () => {
  expect([large(30), largest(30)]).toEqual([5, 5])
  // A board is wide: four in a row are as large there as they can be.
  expect(fewerColumns(4, 4, 0.4, 0.4)).toBe(4)
})

it('changes nothing at the usual size', () => {
  expect(fewerColumns(4, 4, 1, PHONE)).toBe(4)
})

it('shows five pictures in a row, and digits in rows of fifteen, or of eight on a phone', () => {
  expect([3, 12].map((count) => shownColumns(1, count, 'wide'))).toEqual([3, 5])
  expect([shownColumns(3, 40, 'wide'), shownColumns(3, 40, 'narrow'), shownColumns(3, 4, 'wide')]).toEqual([
    15, 8, 4,
  ])
})

it('asks in longer rows, each as full as the others', () => {
  expect([12, 16, 30].map((count) => recallColumns(1, count, 'wide'))).toEqual([12, 8, 10])
  expect([5, 6, 12].map((count) => recallColumns(2, count, 'narrow'))).toEqual([5, 3, 4])
  expect(recallColumns(3, 40, 'wide')).toBe(15)
})

it('shows and asks more in a row of a phone that lies on its side', () => {
  expect([4, 12, 30].map((count) => shownColumns(1, count, 'low'))).toEqual([4, 6, 8])
  expect([9, 12, 30].map((count) => recallColumns(1, count, 'low'))).toEqual([9, 6, 8])
  expect(recallColumns(3, 40, 'low')).toBe(8)
})
