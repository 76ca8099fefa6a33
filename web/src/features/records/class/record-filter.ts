import type { LedgerKind } from '@pinge/contract/comments.ts'
import { MAX_KEYWORD_LENGTH } from '@pinge/contract/records.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { daysOf, recordRanges, timesOf, type RecordRange } from './record-range.ts'

export const recordSigns = [
  { value: 'all', label: '全部' },
  { value: 'praise', label: '表扬' },
  { value: 'reminder', label: '待改进' },
] as const

export const recordViews = [
  { value: 'summary', label: '汇总' },
  { value: 'records', label: '记录' },
] as const

export type RecordView = (typeof recordViews)[number]['value']

export type RecordSign = (typeof recordSigns)[number]['value']

/** What the screen of a class's comments is narrowed to; empty where it is not. */
export type RecordFilter = {
  range: RecordRange
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
  view: RecordView
  /** Of the table of pupils; empty by first letter. */
  sort: string
}

export const everyRecord: RecordFilter = {
  range: 'week',
  from: '',
  to: '',
  type: '',
  sign: 'all',
  studentId: '',
  teamId: '',
  teacherId: '',
  keyword: '',
  view: 'summary',
  sort: '',
}

/** The filter stands in the address, so that Back, a reload and a shared link show the same. What it cannot be is left out. */
export function readFilter(search: URLSearchParams): RecordFilter {
  const said = (name: keyof RecordFilter) => search.get(name) ?? ''
  return {
    range: recordRanges.find(({ value }) => value === said('range'))?.value ?? everyRecord.range,
    from: said('from'),
    to: said('to'),
    type: qualityTypes.find(({ type }) => String(type) === said('type'))?.type ?? '',
    sign: recordSigns.find(({ value }) => value === said('sign'))?.value ?? 'all',
    studentId: said('studentId'),
    teamId: said('studentId') === '' ? said('teamId') : '',
    teacherId: said('teacherId'),
    keyword: said('keyword').trim().slice(0, MAX_KEYWORD_LENGTH),
    view: said('view') === 'records' ? 'records' : 'summary',
    sort: said('sort'),
  }
}

/** The address with this filter in it; what is as usual is not written. */
export function writeFilter(search: URLSearchParams, filter: RecordFilter): URLSearchParams {
  const written = new URLSearchParams(search)
  const isCustom = filter.range === 'custom'
  for (const [name, value] of Object.entries(filter)) {
    const isUsual = value === '' || value === everyRecord[name as keyof RecordFilter]
    const isDayOfAnother = (name === 'from' || name === 'to') && !isCustom
    if (isUsual || isDayOfAnother) written.delete(name)
    else written.set(name, String(value))
  }
  return written
}

export function isNarrowed(filter: RecordFilter): boolean {
  return filter.sign !== 'all' || filter.keyword !== '' || countFields(filter) > 0
}

/** How many of the fields narrow, that a phone folds away. */
export function countFields({ type, studentId, teamId, teacherId }: RecordFilter): number {
  return [type, studentId, teamId, teacherId].filter((value) => value !== '').length
}

/** The same time and the same tab with nothing narrowed. */
export function withoutNarrowing({ range, from, to, view, sort }: RecordFilter): RecordFilter {
  return { ...everyRecord, range, from, to, view, sort }
}

const given: LedgerKind[] = ['praise', 'reminder']

/** What the server is asked for. */
export function requestOf(filter: RecordFilter, nowMs: number) {
  const { range, from, to, type, sign, studentId, teamId, teacherId, keyword } = filter
  return {
    ...timesOf(daysOf(range, { from, to }, nowMs)),
    kinds: sign === 'all' ? given : [sign],
    ...(type !== '' && { type }),
    ...(studentId !== '' && { studentId }),
    ...(teamId !== '' && { teamId }),
    ...(teacherId !== '' && { teacherId }),
    ...(keyword !== '' && { keyword }),
  }
}
