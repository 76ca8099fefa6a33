import { expect, it } from 'vitest'
import { flightPath } from './flight-path.ts'

it('leads from the item to the card in an arc that rises', () => {
  const { line } = flightPath({ x: 0, y: 100 }, { x: 100, y: 100 })

  expect(line).toBe('M0,100 Q50,78 100,100')
})

it('bends to the upper side of a way that falls', () => {
  const { line, ribbon } = flightPath({ x: 0, y: 0 }, { x: 100, y: 100 })

  expect(line).toBe('M0,0 Q72,28 100,100')
  expect(ribbon).toBe('M0,0 Q77,23 109,91 L91,109 Q67,33 0,0Z')
})

it('rises to the left as well', () => {
  const { line } = flightPath({ x: 100, y: 100 }, { x: 0, y: 100 })

  expect(line).toBe('M100,100 Q50,78 0,100')
})

it('draws a ribbon that begins in a point and is as wide as the coin where it ends', () => {
  const { ribbon } = flightPath({ x: 0, y: 100 }, { x: 100, y: 100 })

  expect(ribbon).toBe('M0,100 Q50,72 100,87 L100,113 Q50,85 0,100Z')
})

it('does not stumble when the card lies where the item was', () => {
  expect(flightPath({ x: 5, y: 5 }, { x: 5, y: 5 }).line).toBe('M5,5 Q5,5 5,5')
})
