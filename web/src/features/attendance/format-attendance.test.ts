import { expect, it } from 'vitest'
import { noCounts } from './day/attendance-draft.ts'
import { formatMarking, formatCounts } from './format-attendance.ts'

it('says when a day was marked, with the day where that was another one', () => {
  const morning = Date.parse('2026-11-23T00:05:00Z')

  expect(formatMarking('2026-11-23', morning)).toBe('08:05')
  expect(formatMarking('2026-11-20', morning)).toBe('11月23日 08:05')
})

it('counts those who are there, and of the others only those that are', () => {
  expect(formatCounts({ ...noCounts(), present: 43, sick: 1 })).toBe('出勤 43 人 · 病假 1 人')
})
