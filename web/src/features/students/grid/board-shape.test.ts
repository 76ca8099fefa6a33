import { expect, it } from 'vitest'
import { boardShape, type Room } from './board-shape.ts'

const laptop: Room = { width: 81.4, height: 33.75, isFullscreen: false }
const board: Room = { width: 80.7, height: 35.1, isFullscreen: true }
const tablet: Room = { width: 47.25, height: 59.5, isFullscreen: false }

it('gives a class of 48 ten columns on a laptop, and a small one larger cards', () => {
  expect(boardShape(49, laptop)).toEqual({ columns: 10, rows: 5, isScrolled: false })
  expect(boardShape(26, laptop)).toEqual({ columns: 7, rows: 4, isScrolled: false })
})

it('shows sixty pupils at once on a board and on a tablet that stands upright', () => {
  expect(boardShape(61, board)).toEqual({ columns: 11, rows: 6, isScrolled: false })
  expect(boardShape(61, tablet)).toEqual({ columns: 7, rows: 9, isScrolled: false })
})

it('lets a class that the screen does not hold go on below, with cards that are still read', () => {
  expect(boardShape(61, laptop)).toEqual({ columns: 10, rows: 7, isScrolled: true })
  expect(boardShape(201, board)).toMatchObject({ columns: 9, isScrolled: true })
})

it('makes no card on a small tablet narrower than a long name needs, and lets the class go on below instead', () => {
  const smallTablet: Room = { width: 44, height: 47.5, isFullscreen: false }

  expect(boardShape(61, smallTablet)).toEqual({ columns: 5, rows: 13, isScrolled: true })
  expect(boardShape(49, smallTablet)).toEqual({ columns: 7, rows: 7, isScrolled: false })
})

it('does not make one pupil as large as the wall', () => {
  expect(boardShape(2, board)).toEqual({ columns: 4, rows: 1, isScrolled: false })
})
