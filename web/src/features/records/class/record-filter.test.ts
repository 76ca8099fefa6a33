import { expect, it } from 'vitest'
import { changeSearch } from '../../../shared/navigation/change-search.ts'
import {
  everyRecord,
  isNarrowed,
  readFilter,
  requestOf,
  writeFilter,
  type RecordFilter,
} from './record-filter.ts'

const now = Date.parse('2026-11-23T08:30:00+08:00')
const narrowed: RecordFilter = {
  range: 'custom',
  from: '2026-11-02',
  to: '2026-11-09',
  type: 3,
  sign: 'reminder',
  studentId: 'mei',
  teamId: '',
  teacherId: 'li',
  keyword: '发言',
  itemId: 's1-01',
  freeName: '帮助同学',
}

it('comes out of the address as it went in, and leaves the rest of it alone', () => {
  const written = writeFilter(narrowed)

  expect(readFilter(changeSearch('classId=c1', written))).toEqual(narrowed)
  expect(written).not.toHaveProperty('classId')
  expect(writeFilter({ sign: 'praise' })).toEqual({ sign: 'praise' })
})

it('writes nothing that is as usual, and no days of a range that has its own', () => {
  expect(String(changeSearch('type=2&range=month', writeFilter(everyRecord)))).toBe('')
  expect(writeFilter({ ...narrowed, range: 'term' })).toMatchObject({ from: '', to: '' })
})

it('takes an address that makes no sense for the usual', () => {
  expect(readFilter(new URLSearchParams('range=ever&type=9&sign=%2B'))).toEqual(everyRecord)
})

it('asks for comments only, and for what it is narrowed to', () => {
  expect(requestOf({ ...everyRecord, range: 'today' }, now)).toEqual({
    from: Date.parse('2026-11-23T00:00:00+08:00'),
    to: Date.parse('2026-11-23T23:59:59.999+08:00'),
    kinds: ['praise', 'reminder'],
  })
  expect(requestOf(narrowed, now)).toMatchObject({
    kinds: ['reminder'],
    type: 3,
    studentId: 'mei',
    teacherId: 'li',
    itemId: 's1-01',
    freeName: '帮助同学',
  })
})

it('begins 本学期 on the first day of the class’s own term', () => {
  const term = { startDate: '2026-09-07', endDate: '2027-01-22' }
  expect(requestOf({ ...everyRecord, range: 'term' }, now, term)).toMatchObject({
    from: Date.parse('2026-09-07T00:00:00+08:00'),
    to: Date.parse('2026-11-23T23:59:59.999+08:00'),
  })
})

it('is narrowed to a pupil or to a team, not to both', () => {
  expect(readFilter(new URLSearchParams('studentId=mei&teamId=rocket'))).toMatchObject({ teamId: '' })
  expect(requestOf(readFilter(new URLSearchParams('teamId=rocket')), now)).toMatchObject({ teamId: 'rocket' })
})

it('is narrowed by anything but its days', () => {
  expect(isNarrowed({ ...everyRecord, range: 'term' })).toBe(false)
  expect(isNarrowed({ ...everyRecord, sign: 'praise' })).toBe(true)
  expect(isNarrowed({ ...everyRecord, freeName: '帮助同学' })).toBe(true)
})
