import { attendanceList } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-time.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import type { Assumed } from './attendance-draft.ts'
import type { SavedMark } from './attendance-table.ts'

/** One day of a class, today or an `earlier` one, with what is saved of it. */
export function useAttendanceDay(
  classId: string,
  students: readonly Student[],
  earlier: string | undefined,
  now: number,
) {
  const { data: ofToday } = useRead(attendanceList, { classId })
  const read = useRead(attendanceList, { classId, ...(earlier !== undefined && { date: earlier }) })
  const saved = new Map<string, SavedMark>(read.data?.records.map((mark) => [mark.studentId, mark]))
  const isToday = earlier === undefined
  const assumed: Assumed = isToday ? 'present' : undefined

  // The server's day, where it is known: the clock of this device may be off.
  const today = ofToday?.date ?? localDate(now)
  return {
    classId,
    isToday,
    today,
    date: earlier ?? today,
    /** As a call names it; without a date, the server takes its own day. */
    named: earlier ?? ofToday?.date,
    assumed,
    saved,
    // Today's come with the pupils, as soon as anybody marks them.
    students: isToday ? students : students.map((student) => withMark(student, saved.get(student.id))),
    isKnown: isToday || read.data !== undefined,
    read,
  }
}

export type AttendanceDay = ReturnType<typeof useAttendanceDay>

function withMark(student: Student, mark: SavedMark | undefined): Student {
  const { attendance: _, ...rest } = student
  return mark ? { ...rest, attendance: mark.state } : rest
}
