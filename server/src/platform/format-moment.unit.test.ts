import { expect, it } from 'vitest'
import { formatMoment, formatMomentInWords } from './format-moment.ts'

it('tells the day and the time of a school, also where the machine lives by another clock', () => {
  expect(formatMoment(Date.parse('2026-03-04T23:59:30Z'))).toBe('2026-03-05 07:59')
})

it('names the year of a moment in a sentence', () => {
  expect(formatMomentInWords(Date.parse('2025-11-22T16:05:00Z'))).toBe('2025年11月23日 00:05')
})
