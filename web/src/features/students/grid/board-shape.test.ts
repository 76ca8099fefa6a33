import { expect, it } from 'vitest'
import { boardShape } from './board-shape.ts'

it('gives a small class large cards, and a large one as many columns as it takes to see all of it', () => {
  expect(boardShape(13)).toEqual({ columns: 5, rows: 3 })
  expect(boardShape(49)).toEqual({ columns: 10, rows: 5 })
  expect(boardShape(61)).toEqual({ columns: 11, rows: 6 })
})

it('lets a class that no board holds go on below, with names that are still read', () => {
  expect(boardShape(201)).toEqual({ columns: 10, rows: 6 })
})

it('does not make one pupil as large as the wall', () => {
  expect(boardShape(1)).toEqual({ columns: 5, rows: 1 })
})
