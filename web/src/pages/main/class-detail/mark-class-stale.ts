import { attendanceDays, attendanceList, attendanceMonth } from '@pinge/contract/attendance.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { seatingDetail } from '@pinge/contract/seating.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../../shared/api/endpoint-query.ts'
import { markRewardsStale } from './mark-rewards-stale.ts'

/** After these, what is known of the class itself is read anew; after the end, to learn that there is none. */
const classTellers: ReadonlySet<LiveEvent['type']> = new Set(['class-changed', 'reload', 'ended'])

/** Marks what is known of a class besides its pupils' scores: its rewards after each deed, itself when it changed. */
export function markClassStale(queryClient: QueryClient, classId: string, type: LiveEvent['type']): void {
  markRewardsStale(queryClient, classId)
  // Read while a roster is compared with the class, and at no other time.
  if (type === 'students-changed' || type === 'reload') void markStale(queryClient, classRoster, { classId })
  if (type === 'seating-changed' || type === 'reload') void markStale(queryClient, seatingDetail, { classId })
  if (type === 'attendance-changed' || type === 'reload') {
    void markStale(queryClient, attendanceList)
    void markStale(queryClient, attendanceDays)
    void markStale(queryClient, attendanceMonth)
  }
  if (!classTellers.has(type)) return
  void markStale(queryClient, classDetail, { classId })
  void markStale(queryClient, classTeachers, { classId })
}
