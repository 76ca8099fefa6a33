import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { RedemptionState, type rewardRecords } from '@pinge/contract/rewards.ts'
import { endOfDate, isLocalDate, startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'

/** What the address of `/exchange-record` says is looked at; everything may be empty. */
export type RedemptionFilter = {
  studentId: string
  rewardId: string
  teacherId: string
  state: RedemptionState | ''
  /** Local dates, YYYY-MM-DD, both included. */
  from: string
  to: string
}

export const filterKeys = ['studentId', 'rewardId', 'teacherId', 'state', 'from', 'to'] as const

/** Reads the filter from an address; what no filter can be is left out. */
export function readFilter(search: URLSearchParams): RedemptionFilter {
  const text = (key: string) => search.get(key) ?? ''
  const state = RedemptionState.safeParse(text('state'))
  const date = (key: string) => (isLocalDate(text(key)) ? text(key) : '')
  return {
    studentId: text('studentId'),
    rewardId: text('rewardId'),
    teacherId: text('teacherId'),
    state: state.success ? state.data : '',
    from: date('from'),
    to: date('to'),
  }
}

export function isFiltered(filter: RedemptionFilter): boolean {
  return filterKeys.some((key) => filter[key] !== '')
}

/** The filter as the call takes it: whole days of the school's clock. */
export function filterRequest(
  classId: string,
  { studentId, rewardId, teacherId, state, from, to }: RedemptionFilter,
): RequestOf<typeof rewardRecords> {
  return {
    classId,
    ...(studentId && { studentId }),
    ...(rewardId && { rewardId }),
    ...(teacherId && { teacherId }),
    ...(state && { state }),
    ...(from && { from: startOfDate(from) }),
    ...(to && { to: endOfDate(to) }),
  }
}
