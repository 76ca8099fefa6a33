import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it('tells the day and the time of a school, also where the machine lives by another clock', () => {
  expect(formatMoment(Date.parse('2026-03-04T23:59:30Z'))).toBe('2026-03-05 07:59')
})
