import type { ClassTerm } from '@pinge/contract/terms.ts'
import { expect, it } from 'vitest'
import { daysBefore, lengthOf, spanBefore } from './span-before.ts'

const term = (key: string, startDate: string, endDate: string): ClassTerm => ({
  key,
  name: key,
  startDate,
  endDate,
  grade: 3,
  isCurrent: false,
})
const terms = [term('2025-2', '2026-02-23', '2026-07-05'), term('2026-1', '2026-09-01', '2027-01-31')]

it.each([
  ['a Tuesday with the day before', '2026-11-24', '2026-11-23', '昨天'],
  ['a Saturday with the Friday before', '2026-11-28', '2026-11-27', '昨天'],
  ['a Sunday with the Friday before', '2026-11-29', '2026-11-27', '周五'],
  ['a Monday with the Friday before', '2026-11-23', '2026-11-20', '周五'],
])('compares %s', (_, today, before, name) => {
  expect(spanBefore('today', { from: today, to: today }, terms)).toEqual({ from: before, to: before, name })
})

it('compares a week that is not over with as many days of the week before', () => {
  expect(spanBefore('week', { from: '2026-11-23', to: '2026-11-25' }, terms)).toEqual({
    from: '2026-11-16',
    to: '2026-11-18',
    name: '上周同期',
  })
})

it('compares a month with the one before, at most to its last day', () => {
  expect(spanBefore('month', { from: '2026-11-01', to: '2026-11-23' }, terms)).toMatchObject({
    from: '2026-10-01',
    to: '2026-10-23',
  })
  expect(spanBefore('month', { from: '2027-03-01', to: '2027-03-31' }, terms)).toMatchObject({
    from: '2027-02-01',
    to: '2027-02-28',
  })
})

it('compares a term with the one before by the class’s own dates, and a first term with nothing', () => {
  const days = { from: '2026-09-01', to: '2026-09-10' }
  expect(spanBefore('term', days, terms)).toMatchObject({ from: '2026-02-23', to: '2026-03-04' })
  expect(spanBefore('term', { from: '2026-09-01', to: '2027-01-31' }, terms)?.to).toBe('2026-07-05')
  expect(spanBefore('term', days, terms.slice(1))).toBeNull()
})

it('compares days of one’s own with as many days before them', () => {
  const days = { from: '2026-11-02', to: '2026-11-08' }
  expect(lengthOf(days)).toBe(7)
  expect(daysBefore(days)).toEqual({ from: '2026-10-26', to: '2026-11-01' })
  expect(spanBefore('custom', days, terms)).toMatchObject({ ...daysBefore(days), name: '前 7 天' })
})
