import { daysOfMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitDays } from './split-days.ts'

it('takes whole months, single days before and after them, and the first month whole where that is less to read', () => {
  expect(splitDays({ from: '2026-09-07', to: '2027-01-22' })).toEqual({
    months: ['2026-09', '2026-10', '2026-11', '2026-12'],
    days: [{ from: '2027-01-01', to: '2027-01-22' }],
    surplus: { from: '2026-09-01', to: '2026-09-06' },
  })
  expect(splitDays({ from: '2026-09-21', to: '2026-10-31' })).toEqual({
    months: ['2026-10'],
    days: [{ from: '2026-09-21', to: '2026-09-30' }],
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

const daysBeforeOf = (date: string): string[] => daysOfMonth(date.slice(0, 7)).filter((other) => other < date)

it('has each day once but for a surplus, and each range of days in one month', () => {
  fc.assert(
    fc.property(fc.nat({ max: 800 }), fc.nat({ max: 400 }), (start, length) => {
      const from = addDays('2026-01-01', start)
      const wanted = Array.from({ length: length + 1 }, (_, day) => addDays(from, day))

      const { months, days, surplus } = splitDays({ from, to: addDays(from, length) })

      for (const part of days) expect(part.from.slice(0, 7)).toBe(part.to.slice(0, 7))
      const listed = days.flatMap((part) => wanted.filter((date) => date >= part.from && date <= part.to))
      const inMonths = months.flatMap(daysOfMonth)
      const unwanted = inMonths.filter((date) => surplus && date >= surplus.from && date <= surplus.to)
      expect(unwanted).toEqual(surplus ? daysBeforeOf(from) : [])
      const taken = inMonths.filter((date) => !unwanted.includes(date))
      expect([...taken, ...listed].toSorted()).toEqual(wanted)
    }),
  )
})
