import { describe, expect, it } from 'vitest'
import { addDays, endOfDate, isLocalDate, localDate, startOfDate } from './local-date.ts'

describe('a day at school', () => {
  it('begins and ends at midnight of the school, wherever the device thinks it is', () => {
    expect(localDate(Date.parse('2026-03-04T15:59:59Z'))).toBe('2026-03-04')
    expect(localDate(Date.parse('2026-03-04T16:00:00Z'))).toBe('2026-03-05')
    expect(startOfDate('2026-03-05')).toBe(Date.parse('2026-03-04T16:00:00Z'))
    expect(endOfDate('2026-03-05')).toBe(Date.parse('2026-03-05T15:59:59.999Z'))
  })

  it('is followed and preceded by others over the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('2026-03-04', 0)).toBe('2026-03-04')
  })

  it('can be asked about only once its year is typed whole', () => {
    expect(isLocalDate('2026-03-04')).toBe(true)
    for (const text of ['', '0002-11-23', '2026-3-4', '2026-13-01']) expect(isLocalDate(text)).toBe(false)
  })
})
