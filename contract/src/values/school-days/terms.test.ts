import { expect, it } from 'vitest'
import { SchoolDate } from '../fields.ts'
import { TermKey } from '../term-key.ts'
import { schoolYearOf, termAfter, termBefore, termName, termOf, termOn, type OwnTerms } from './terms.ts'

const keyOn = (own: OwnTerms) => (date: string) => termOn(date, own).key

it('begins a school year in September', () => {
  expect(['2026-08-31', '2026-09-01', '2027-02-01'].map(schoolYearOf)).toEqual([2025, 2026, 2026])
})

it('begins a term in September and in February, and ends it in January and in August', () => {
  expect(termOf('2026-1', [])).toEqual({ key: '2026-1', startDate: '2026-09-01', endDate: '2027-01-31' })
  expect(termOf('2026-2', [])).toEqual({ key: '2026-2', startDate: '2027-02-01', endDate: '2027-08-31' })
  expect(
    ['2026-08-31', '2026-09-01', '2027-01-31', '2027-02-01', '2027-08-31', '2027-09-01'].map(keyOn([])),
  ).toEqual(['2025-2', '2026-1', '2026-1', '2026-2', '2026-2', '2027-1'])
})

it('goes from term to term over the years', () => {
  expect([termAfter('2026-1'), termAfter('2026-2')]).toEqual(['2026-2', '2027-1'])
  expect([termBefore('2026-2'), termBefore('2026-1')]).toEqual(['2026-1', '2025-2'])
})

it('calls a term by its school year', () => {
  expect([termName('2026-1'), termName('2026-2')]).toEqual(['2026—2027学年第一学期', '2026—2027学年第二学期'])
})

it('follows the days that the owner set, and gives a day between two terms to the earlier one', () => {
  const own = [
    { key: '2026-1', startDate: '2026-09-07', endDate: '2027-01-22' },
    { key: '2026-2', startDate: '2027-02-22', endDate: '2027-07-02' },
  ]

  expect(
    ['2026-09-06', '2026-09-07', '2027-01-23', '2027-02-21', '2027-02-22', '2027-08-31', '2027-09-01'].map(
      keyOn(own),
    ),
  ).toEqual(['2025-2', '2026-1', '2026-1', '2026-1', '2026-2', '2026-2', '2027-1'])
})

it('finds a term that begins in the school year before, or ends in the one after', () => {
  const early = [{ key: '2027-1', startDate: '2027-08-28', endDate: '2028-01-20' }]
  expect(['2027-08-27', '2027-08-28'].map(keyOn(early))).toEqual(['2026-2', '2027-1'])

  const late = [
    { key: '2026-2', startDate: '2027-04-01', endDate: '2027-09-20' },
    { key: '2027-1', startDate: '2027-10-08', endDate: '2028-02-20' },
    { key: '2027-2', startDate: '2028-03-01', endDate: '2028-08-31' },
  ]
  expect(['2027-10-07', '2027-10-08', '2028-02-25'].map(keyOn(late))).toEqual(['2026-2', '2027-1', '2027-1'])
})

it('gives each day that a school may ask about a term with a key', () => {
  const days = ['1899-12-31', '1900-01-01', '1900-08-31', '1901-01-01', '2999-12-31', '3000-01-01']
  const asked = days.filter((day) => SchoolDate.safeParse(day).success)

  expect(asked).toContain('2999-12-31')
  expect(asked.map(keyOn([])).filter((key) => !TermKey.safeParse(key).success)).toEqual([])
})
