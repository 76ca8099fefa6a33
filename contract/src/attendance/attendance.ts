import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import {
  ClassId,
  EpochMs,
  Id,
  LocalDate,
  SchoolDate,
  RequestId,
  spacesForTabs,
  textPattern,
} from '../values/fields.ts'
import { MAX_ATTENDANCE_NOTE_LENGTH, MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'

/**
 * 考勤: a pupil's day at school. Who has none on a day has not been looked at. 请假 is leave without its reason, as the
 * lesson marks it; 病假 and 事假 say the reason.
 */
export const AttendanceState = z.enum(['present', 'absent', 'sick', 'personal', 'leave', 'late', 'early'])
export type AttendanceState = z.infer<typeof AttendanceState>

export const attendanceNames: Readonly<Record<AttendanceState, string>> = {
  present: '出勤',
  absent: '缺勤',
  sick: '病假',
  personal: '事假',
  leave: '请假',
  late: '迟到',
  early: '早退',
}

/** What a lesson says of a pupil today. The reason of a leave is the teachers' own and stays out of the classroom. */
export const LessonState = z.enum(['present', 'late', 'leave', 'absent'])
export type LessonState = z.infer<typeof LessonState>

const lessonStates: Readonly<Record<AttendanceState, LessonState>> = {
  present: 'present',
  absent: 'absent',
  sick: 'leave',
  personal: 'leave',
  leave: 'leave',
  late: 'late',
  early: 'present',
}

export function lessonState(state: AttendanceState): LessonState {
  return lessonStates[state]
}

/** Whether a pupil is not in the room; one who came late is. */
export function isAway(state: LessonState | undefined): state is 'leave' | 'absent' {
  return state === 'leave' || state === 'absent'
}

/** 备注: what a teacher adds to a pupil's day, for teachers alone. Empty takes it away. */
const AttendanceNote = z
  .string()
  .check(
    spacesForTabs,
    z.trim(),
    z.maxLength(MAX_ATTENDANCE_NOTE_LENGTH),
    z.regex(textPattern),
    z.regex(/^[^\n]*$/),
  )

export const attendanceList = endpoint({
  path: '/api/business-client/attendance/list',
  summary: '一天的考勤，不写日期就是今天；没有记的学生不在里面',
  access: 'class',
  request: z.strictObject({ classId: ClassId, date: z.optional(SchoolDate) }),
  data: z.object({
    /** The day in Asia/Shanghai. */
    date: LocalDate,
    records: z.array(
      z.object({
        studentId: Id,
        state: AttendanceState,
        note: z.string(),
        /** Who marked it last, and when. */
        teacherName: z.string(),
        updatedAt: EpochMs,
      }),
    ),
  }),
})

export const AttendanceMark = z.strictObject({
  studentId: Id,
  /** Null takes the mark away. */
  state: z.nullable(AttendanceState),
  /** Left out, the note stays as it is; but who turns out to be there has none. */
  note: z.optional(AttendanceNote),
  /** What stood there when the teacher marked, null for nothing. Where another mark stands now, all of them are refused. */
  seen: z.optional(z.nullable(AttendanceState)),
  /** The note that stood there; where nothing was seen, none did. Where this mark writes over another one, all of them are refused too. */
  seenNote: z.optional(AttendanceNote),
  /** Said by no teacher: it never takes the place of a mark that is stored. */
  isAssumed: z.optional(z.boolean()),
})
export type AttendanceMark = z.infer<typeof AttendanceMark>

export const saveAttendance = endpoint({
  path: '/api/business-client/attendance/save',
  summary: '记考勤；没有列出的学生保持不变',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** Today when it is not given; a day that has not come yet is refused. */
    date: z.optional(SchoolDate),
    /** Of a pupil who is named twice, the last one counts. */
    marks: z.array(AttendanceMark).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ date: LocalDate }),
})
