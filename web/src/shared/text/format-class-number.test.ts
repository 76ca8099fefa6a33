import { expect, it } from 'vitest'
import { formatClassNumber } from './format-class-number.ts'

it('shows a number in two halves, as it is read out', () => {
  expect(formatClassNumber('12345678')).toBe('1234 5678')
})
