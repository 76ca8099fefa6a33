import { attendanceList } from '@pinge/contract/attendance/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import type { MarkedDay, SavedMark } from './attendance-draft.ts'

/** One day of a class, with what is saved of it. */
export type AttendanceDay = MarkedDay & {
  classId: string
  students: readonly Student[]
  isToday: boolean
  today: string
  date: string
  /** As a call names it; without a date, the server takes its own day. */
  named: string | undefined
}

/** Today as a lesson sees it: it comes with the pupils, and no reason or note is even asked for in front of the class. */
export function lessonDay(classId: string, students: readonly Student[], now: number): AttendanceDay {
  const saved = new Map<string, SavedMark>(
    students.flatMap(({ id, attendance: state }) => (state ? [[id, { state }]] : [])),
  )
  const today = localDate(now)
  const named = undefined
  return { classId, students, isToday: true, today, date: today, named, assumed: 'present', saved }
}

/** Any day, today unless one is named, with the reasons and notes that are the teachers' own. */
export function useAttendanceDay(
  classId: string,
  students: readonly Student[],
  chosen: string | undefined,
  { now, isReadOnly }: { now: number; isReadOnly: boolean },
) {
  const { data: ofToday } = useRead(attendanceList, { classId })
  // The server's day, where it is known: the clock of this device may be off.
  const today = ofToday?.date ?? localDate(now)
  const earlier = chosen !== undefined && chosen < today ? chosen : undefined
  const read = useRead(attendanceList, { classId, ...(earlier !== undefined && { date: earlier }) })
  const isToday = earlier === undefined
  const day: AttendanceDay = {
    classId,
    students,
    isToday,
    today,
    date: earlier ?? today,
    named: earlier ?? ofToday?.date,
    assumed: isToday && !isReadOnly ? 'present' : undefined,
    saved: new Map(read.data?.records.map((mark) => [mark.studentId, mark])),
  }
  return { day, read }
}
