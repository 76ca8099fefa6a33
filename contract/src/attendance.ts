import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, LocalDate, LocalMonth, pageRequest, RequestId } from './values/fields.ts'
import { MAX_STUDENTS_PER_CLASS } from './values/limits.ts'

/** 考勤: how a pupil's day at school began. Who has none on a day has not been looked at. */
export const AttendanceState = z.enum(['present', 'late', 'leave', 'absent'])
export type AttendanceState = z.infer<typeof AttendanceState>

export const attendanceNames: Readonly<Record<AttendanceState, string>> = {
  present: '出勤',
  late: '迟到',
  leave: '请假',
  absent: '缺勤',
}

/** Whether a pupil is not in the room; one who came late is. */
export function isAway(state: AttendanceState | undefined): state is 'leave' | 'absent' {
  return state === 'leave' || state === 'absent'
}

export const attendanceList = endpoint({
  path: '/api/business-client/attendance/list',
  summary: '一天的考勤，不写日期就是今天；没有记的学生不在里面',
  access: 'class',
  request: z.strictObject({ classId: ClassId, date: z.optional(LocalDate) }),
  data: z.object({
    /** The day in Asia/Shanghai. */
    date: LocalDate,
    records: z.array(
      z.object({
        studentId: Id,
        state: AttendanceState,
        /** Who marked it last, and when. */
        teacherName: z.string(),
        updatedAt: EpochMs,
      }),
    ),
  }),
})

/** How many were there, late, on leave and missing on one day. */
export const AttendanceDay = z.object({
  date: LocalDate,
  present: z.int(),
  late: z.int(),
  leave: z.int(),
  absent: z.int(),
})
export type AttendanceDay = z.infer<typeof AttendanceDay>

export const attendanceDays = endpoint({
  path: '/api/business-client/attendance/days',
  summary: '考勤记录和各种人数，新的在前',
  access: 'class',
  request: z.strictObject({ classId: ClassId, ...pageRequest }),
  data: z.object({ items: z.array(AttendanceDay), nextCursor: z.nullable(z.string()) }),
})

export const attendanceMonth = endpoint({
  path: '/api/business-client/attendance/month',
  summary: '一个月的考勤，不写月份就是本月；一天也没有记的学生不在里面',
  access: 'class',
  request: z.strictObject({ classId: ClassId, month: z.optional(LocalMonth) }),
  data: z.object({
    month: LocalMonth,
    /** The day in Asia/Shanghai: no later one has come. */
    today: LocalDate,
    /** In the order of the class list. */
    students: z.array(
      z.object({
        studentId: Id,
        /** By day of the month, the first one first. */
        marks: z.array(z.object({ day: z.int(), state: AttendanceState })),
      }),
    ),
  }),
})

export const AttendanceMark = z.strictObject({
  studentId: Id,
  /** Null takes the mark away. */
  state: z.nullable(AttendanceState),
})
export type AttendanceMark = z.infer<typeof AttendanceMark>

export const saveAttendance = endpoint({
  path: '/api/business-client/attendance/save',
  summary: '记考勤；没有列出的学生保持不变',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** Today when it is not given; a day that has not come yet is refused. */
    date: z.optional(LocalDate),
    /** Of a pupil who is named twice, the last one counts. */
    marks: z.array(AttendanceMark).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ date: LocalDate }),
})
