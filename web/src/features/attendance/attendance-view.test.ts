import { expect, it } from 'vitest'
import { attendancePath, readView, writeView } from './attendance-view.ts'

const read = (query: string) => readView(new URLSearchParams(query))

it.each([
  { view: 'day' },
  { view: 'day', date: '2026-11-20' },
  { view: 'month', month: '2026-11' },
  { view: 'month' },
  { view: 'term', date: '2026-09-01' },
  { view: 'days' },
] as const)('stands in the address and is read from it: %o', (asked) => {
  expect(readView(writeView('c1', asked))).toEqual(asked)
})

it('takes a date that is none for the day, the month or the term of today', () => {
  expect(read('date=2026-02-31')).toEqual({ view: 'day' })
  expect(read('month=2026-13')).toEqual({ view: 'month' })
  expect(read('term=x')).toEqual({ view: 'term' })
})

it('names its class', () => {
  expect(attendancePath('c1', { view: 'month', month: '2026-11' })).toBe(
    '/comment/attendance?classId=c1&month=2026-11',
  )
})
