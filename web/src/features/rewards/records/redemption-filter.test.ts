import { expect, it } from 'vitest'
import { filterRequest, isFiltered, readFilter } from './redemption-filter.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

it('asks for whole days of the school’s clock', () => {
  expect(filterRequest('c', read('from=2026-11-23&to=2026-11-23'))).toEqual({
    classId: 'c',
    from: Date.UTC(2026, 10, 22, 16),
    to: Date.UTC(2026, 10, 23, 16) - 1,
  })
})

it('leaves out what an address says that no filter can be', () => {
  expect(isFiltered(read('state=lost&from=2026-13-40&to=morgen'))).toBe(false)
  expect(isFiltered(read('from=0002-11-23'))).toBe(false)
  expect(filterRequest('c', read('state=lost'))).toEqual({ classId: 'c' })
})

it('keeps pupil, reward, teacher and state', () => {
  const filter = read('studentId=s&rewardId=g-01&teacherId=t&state=delivered')

  expect(isFiltered(filter)).toBe(true)
  expect(filterRequest('c', filter)).toEqual({
    classId: 'c',
    studentId: 's',
    rewardId: 'g-01',
    teacherId: 't',
    state: 'delivered',
  })
})
