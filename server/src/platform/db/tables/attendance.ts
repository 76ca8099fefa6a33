import type { AttendanceState } from '@pinge/contract/attendance/attendance.ts'

/** One pupil's attendance on one day. */
export type AttendanceTable = {
  classId: string
  studentId: string
  /** YYYY-MM-DD in Asia/Shanghai. */
  date: string
  state: AttendanceState
  /** For teachers alone; empty where there is none. */
  note: string
  /** Who marked it last. */
  teacherId: string
  updatedAt: number
}
