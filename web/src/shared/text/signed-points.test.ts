import { expect, it } from 'vitest'
import { signedPoints } from './signed-points.ts'

it('writes points with their sign, and a minus as wide as the plus', () => {
  expect(signedPoints(2)).toBe('+2')
  expect(signedPoints(0)).toBe('+0')
  expect(signedPoints(-3)).toBe('−3')
})
