import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { RedemptionState, type rewardRecords } from '@pinge/contract/rewards.ts'

/** What the address of `/exchange-record` says is looked at; everything may be empty. */
export type RecordFilter = {
  studentId: string
  rewardId: string
  teacherId: string
  state: RedemptionState | ''
  /** Local dates, YYYY-MM-DD, both included. */
  from: string
  to: string
}

export const filterKeys = ['studentId', 'rewardId', 'teacherId', 'state', 'from', 'to'] as const

const DAY_MS = 86_400_000
const datePattern = /^\d{4}-\d{2}-\d{2}$/

/** Reads the filter from an address; what no filter can be is left out. */
export function readFilter(search: URLSearchParams): RecordFilter {
  const text = (key: string) => search.get(key) ?? ''
  const state = RedemptionState.safeParse(text('state'))
  const date = (key: string) => (localMidnight(text(key)) === null ? '' : text(key))
  return {
    studentId: text('studentId'),
    rewardId: text('rewardId'),
    teacherId: text('teacherId'),
    state: state.success ? state.data : '',
    from: date('from'),
    to: date('to'),
  }
}

export function isFiltered(filter: RecordFilter): boolean {
  return filterKeys.some((key) => filter[key] !== '')
}

/** The filter as the call takes it. */
export function filterRequest(classId: string, filter: RecordFilter): RequestOf<typeof rewardRecords> {
  const { studentId, rewardId, teacherId, state } = filter
  const from = localMidnight(filter.from)
  const to = localMidnight(filter.to)
  return {
    classId,
    ...(studentId && { studentId }),
    ...(rewardId && { rewardId }),
    ...(teacherId && { teacherId }),
    ...(state && { state }),
    ...(from !== null && { from }),
    ...(to !== null && { to: to + DAY_MS - 1 }),
  }
}

/** The first millisecond of a day in Asia/Shanghai, or null for what is no date. */
function localMidnight(date: string): number | null {
  if (!datePattern.test(date)) return null
  const time = Date.parse(`${date}T00:00:00+08:00`)
  return Number.isNaN(time) || time < 0 ? null : time
}
