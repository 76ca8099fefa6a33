import { AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import type { Counts } from './day/attendance-draft.ts'

/** What a teacher chooses from. 请假 says no reason, so it stands only where a lesson has marked it. */
export function kindsToChoose(marked: AttendanceState | undefined): readonly AttendanceState[] {
  return AttendanceState.options.filter((state) => state !== 'leave' || marked === 'leave')
}

/** The kinds that a table of sums has: 请假 only where it was marked. */
export function kindsOf(counts: Counts): readonly AttendanceState[] {
  return kindsToChoose(counts.leave > 0 ? 'leave' : undefined)
}
