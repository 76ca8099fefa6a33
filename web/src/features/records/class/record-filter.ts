import type { LedgerKind } from '@pinge/contract/comments.ts'
import { MAX_KEYWORD_LENGTH } from '@pinge/contract/records.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { daysOf, dayRanges, timesOf, type DayRange, type TermDays } from '../../../shared/time/day-range.ts'

export const recordSigns = [
  { value: 'all', label: '全部' },
  { value: 'praise', label: '表扬' },
  { value: 'reminder', label: '待改进' },
] as const

export type RecordSign = (typeof recordSigns)[number]['value']

/** What the screen of a class's comments is narrowed to; empty where it is not. */
export type RecordFilter = {
  range: DayRange
  /** First and last day of a range of one's own, YYYY-MM-DD. */
  from: string
  to: string
  type: QualityType | ''
  sign: RecordSign
  studentId: string
  /** What a team got itself; never together with a pupil. */
  teamId: string
  teacherId: string
  /** A part of an item's name or of a remark. */
  keyword: string
  /** One item: what a figure of class data counts. */
  itemId: string
  /** The same of comments without an item: all their words. */
  freeName: string
}

/** Of any days, nothing is left out. */
export const notNarrowed: Omit<RecordFilter, 'range' | 'from' | 'to'> = {
  type: '',
  sign: 'all',
  studentId: '',
  teamId: '',
  teacherId: '',
  keyword: '',
  itemId: '',
  freeName: '',
}

export const everyRecord: RecordFilter = { range: 'week', from: '', to: '', ...notNarrowed }

/** The filter stands in the address, so that Back, a reload and a shared link show the same. What it cannot be is left out. */
export function readFilter(search: URLSearchParams): RecordFilter {
  const said = (name: keyof RecordFilter) => search.get(name) ?? ''
  return {
    range: dayRanges.find(({ value }) => value === said('range'))?.value ?? everyRecord.range,
    from: said('from'),
    to: said('to'),
    type: qualityTypes.find(({ type }) => String(type) === said('type'))?.type ?? '',
    sign: recordSigns.find(({ value }) => value === said('sign'))?.value ?? 'all',
    studentId: said('studentId'),
    teamId: said('studentId') === '' ? said('teamId') : '',
    teacherId: said('teacherId'),
    keyword: said('keyword').trim().slice(0, MAX_KEYWORD_LENGTH),
    itemId: said('itemId'),
    freeName: said('freeName').trim().slice(0, MAX_KEYWORD_LENGTH),
  }
}

/** What stands in the address for a change of the filter: nothing for the usual, and no days of a range that has its own. */
export function writeFilter(changed: Partial<RecordFilter>): Record<string, string> {
  const { range = 'custom' } = changed
  const written = Object.entries({ ...changed, ...(range !== 'custom' && { from: '', to: '' }) })
  return Object.fromEntries(
    written.map(([name, value]) => [
      name,
      value === everyRecord[name as keyof RecordFilter] ? '' : String(value),
    ]),
  )
}

export function isNarrowed(filter: RecordFilter): boolean {
  const { sign, keyword, itemId, freeName } = filter
  return sign !== 'all' || [keyword, itemId, freeName].some((text) => text !== '') || countFields(filter) > 0
}

/** How many of the fields narrow, that a phone folds away. */
export function countFields({ type, studentId, teamId, teacherId }: RecordFilter): number {
  return [type, studentId, teamId, teacherId].filter((value) => value !== '').length
}

const given: LedgerKind[] = ['praise', 'reminder']

/** What the server is asked for. */
export function requestOf(filter: RecordFilter, nowMs: number, term?: TermDays) {
  const { range, from, to, type, sign, studentId, teamId, teacherId, keyword, itemId, freeName } = filter
  return {
    ...timesOf(daysOf(range, { from, to }, nowMs, term)),
    kinds: sign === 'all' ? given : [sign],
    ...(type !== '' && { type }),
    ...(studentId !== '' && { studentId }),
    ...(teamId !== '' && { teamId }),
    ...(teacherId !== '' && { teacherId }),
    ...(keyword !== '' && { keyword }),
    ...(itemId !== '' && { itemId }),
    ...(freeName !== '' && { freeName }),
  }
}
