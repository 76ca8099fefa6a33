import { daysOfMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitDays } from './split-days.ts'

it('takes whole months, and single days before and after them', () => {
  expect(splitDays({ from: '2026-09-07', to: '2027-01-22' })).toEqual({
    months: ['2026-10', '2026-11', '2026-12'],
    days: [
      { from: '2026-09-07', to: '2026-09-30' },
      { from: '2027-01-01', to: '2027-01-22' },
    ],
  })
  expect(splitDays({ from: '2026-09-01', to: '2027-01-31' })).toEqual({
    months: ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01'],
    days: [],
  })
  expect(splitDays({ from: '2026-11-16', to: '2026-11-22' })).toEqual({
    months: [],
    days: [{ from: '2026-11-16', to: '2026-11-22' }],
  })
})

it('has each day once, and each range of days in one month', () => {
  fc.assert(
    fc.property(fc.nat({ max: 800 }), fc.nat({ max: 400 }), (start, length) => {
      const from = addDays('2026-01-01', start)
      const wanted = Array.from({ length: length + 1 }, (_, day) => addDays(from, day))

      const { months, days } = splitDays({ from, to: addDays(from, length) })

      for (const part of days) expect(part.from.slice(0, 7)).toBe(part.to.slice(0, 7))
      const listed = days.flatMap((part) => wanted.filter((date) => date >= part.from && date <= part.to))
      expect([...months.flatMap(daysOfMonth), ...listed].toSorted()).toEqual(wanted)
    }),
  )
})
