import * as z from 'zod/mini'
import { AttendanceState } from './attendance.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, LocalDate, LocalMonth, pageRequest, SchoolDate } from '../values/fields.ts'
import { TermKey } from '../values/term-key.ts'

/** 考勤 of the days that are over, which a lesson does not need. */

/** How often each kind of day was marked. */
const counts = {
  present: z.int(),
  absent: z.int(),
  sick: z.int(),
  personal: z.int(),
  leave: z.int(),
  late: z.int(),
  early: z.int(),
} satisfies Record<AttendanceState, unknown>

/** How many pupils were marked as what on one day. */
export const AttendanceDay = z.object({ date: LocalDate, ...counts })
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
        marks: z.array(z.object({ day: z.int(), state: AttendanceState, note: z.optional(z.string()) })),
      }),
    ),
  }),
})

export const attendanceTerm = endpoint({
  path: '/api/business-client/attendance/term',
  summary: '一个学期每名学生各种考勤的天数，不写日期就是本学期；一天也没有记的学生不在里面',
  access: 'class',
  /** The date is any one of the term. */
  request: z.strictObject({ classId: ClassId, date: z.optional(SchoolDate) }),
  data: z.object({
    key: TermKey,
    /** Its first and its last day, as its class has them. */
    from: LocalDate,
    to: LocalDate,
    /** The first days of the terms before and after it. */
    previousFrom: LocalDate,
    nextFrom: LocalDate,
    /** The day in Asia/Shanghai. */
    today: LocalDate,
    /** In the order of the class list. */
    students: z.array(z.object({ studentId: Id, ...counts })),
  }),
})
