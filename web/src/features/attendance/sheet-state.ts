import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { AttendanceDraft } from './day/attendance-draft.ts'

/** Where a teacher goes from the day that is shown: to a day, which is today without a date, to the list, or out. */
export type Aim = { to: 'day'; date: string | undefined } | { to: 'list' | 'out' }

export type SheetState = {
  /** An earlier day that was opened. */
  earlier: string | undefined
  /** The days on which attendance was taken are shown in place of one day. */
  isListing: boolean
  draft: AttendanceDraft
}

export type SheetEvent =
  | { type: 'left'; aim: Aim }
  | { type: 'list-left' }
  | { type: 'marked'; studentId: string; state: AttendanceState }
  | { type: 'all-marked'; studentIds: readonly string[]; state: AttendanceState }
  | { type: 'draft-dropped' }

const nothing: AttendanceDraft = new Map()

export const startWithToday: SheetState = { earlier: undefined, isListing: false, draft: nothing }

/** Which day is shown, and what was marked there and not saved yet. */
export function sheetState(state: SheetState, event: SheetEvent): SheetState {
  switch (event.type) {
    case 'left':
      if (event.aim.to === 'day') return { earlier: event.aim.date, isListing: false, draft: nothing }
      return { ...state, isListing: event.aim.to === 'list', draft: nothing }
    case 'list-left':
      return { ...state, isListing: false }
    case 'marked':
      return { ...state, draft: new Map(state.draft).set(event.studentId, event.state) }
    case 'all-marked':
      return { ...state, draft: new Map(event.studentIds.map((id) => [id, event.state])) }
    case 'draft-dropped':
      return { ...state, draft: nothing }
  }
}
