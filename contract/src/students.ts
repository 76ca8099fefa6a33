import * as z from 'zod/mini'
import { Birthday } from './values/birthday.ts'
import { LessonState } from './attendance/attendance.ts'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, Id, lineOrNone, LocalDate, Name, Nothing, Points, RequestId, Tel } from './values/fields.ts'
import {
  MAX_GUARDIANS,
  MAX_STUDENT_NUMBER_LENGTH,
  MAX_STUDENTS_PER_CLASS,
  STUDENT_AVATARS,
} from './values/limits.ts'
import { QualityType } from './values/quality-type.ts'

export const Gender = z.enum(['male', 'female'])
export const genderNames = { male: '男', female: '女' } as const

export const Guardian = z.object({ name: z.optional(Name), relation: z.optional(Name), tel: z.optional(Tel) })

/** One of the shipped pictures, `1` to `24`. */
export const StudentHeader = z.string().check(
  z.regex(/^([1-9]|1\d|2\d)$/),
  z.refine((header) => Number(header) <= STUDENT_AVATARS),
)

export const StudentIds = z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS))

/** Both totals of a pupil after a write. */
export const StudentTotals = z.object({ id: Id, stuScore: Points, redeemScore: Points })
export type StudentTotals = z.infer<typeof StudentTotals>

export const Student = z.object({
  id: Id,
  username: z.string(),
  /** A–Z by the surname's pinyin, `#` for other names. */
  lastNameLetter: z.string(),
  /** Initials of the whole name's pinyin, lower case, for search: 王浩然 is `whr`. */
  pinyinInitials: z.string(),
  stuNo: z.string(),
  gender: z.nullable(Gender),
  stuScore: Points,
  redeemScore: Points,
  header: z.string(),
  /** The qualities this pupil was praised for today (Asia/Shanghai), ascending. */
  todayTypes: z.array(QualityType),
  /** What today's reminders have taken from stuScore since the last reset, below 0; left out where they took nothing. */
  todayReminders: z.optional(Points),
  /** Today's, where it was taken. */
  attendance: z.optional(LessonState),
  /** 转出: only in a list that was asked for with `filter: false`. */
  isLeft: z.optional(z.boolean()),
})
export type Student = z.infer<typeof Student>

export const studentList = endpoint({
  path: '/api/business-client/student/list',
  summary: '班级学生',
  access: 'class',
  // `filter: true` is what the specification's client always sends: only those in the class. `false` lists also those
  // who left, without it is as `true`.
  request: z.object({ classId: ClassId, filter: z.optional(z.boolean()) }),
  data: z.object({
    stuInfoList: z.array(Student),
    classImage: z.string(),
    /** The number of the class's last change that this list knows; the event stream goes on from here. */
    version: z.int(),
  }),
})

export const StudentNumber = lineOrNone(MAX_STUDENT_NUMBER_LENGTH)

export const NewStudent = z.strictObject({
  username: Name,
  stuNo: z.optional(StudentNumber),
  gender: z.optional(Gender),
  birthday: z.optional(Birthday),
  header: z.optional(StudentHeader),
  guardians: z.optional(z.array(Guardian).check(z.maxLength(MAX_GUARDIANS))),
})
export type NewStudent = z.infer<typeof NewStudent>

export const addStudents = endpoint({
  path: '/api/business-client/student/addStu',
  summary: '添加学生',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    students: z.array(NewStudent).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ ids: z.array(Id) }),
})

/** Counts the edits of one pupil's record. */
export const StudentVersion = z.int().check(z.nonnegative())

export const StudentDetail = z.object({
  id: Id,
  username: z.string(),
  stuNo: z.string(),
  gender: z.nullable(Gender),
  birthday: z.nullable(LocalDate),
  header: z.string(),
  guardians: z.array(
    z.object({
      name: z.string(),
      relation: z.string(),
      /** 138****1111 unless it was asked for whole. */
      tel: z.string(),
    }),
  ),
})
export type StudentDetail = z.infer<typeof StudentDetail>

export const studentDetail = endpoint({
  path: '/api/business-client/student/detail',
  summary: '一名学生的资料和家长，电话默认隐藏中间四位',
  access: 'class',
  request: z.strictObject({ classId: ClassId, id: Id, isTelShown: z.optional(z.boolean()) }),
  data: StudentDetail,
})

export const updateStudent = endpoint({
  path: '/api/business-client/student/updateStu',
  summary: '修改学生资料；没有给出的字段保持不变',
  access: 'class',
  request: z.object({
    id: Id,
    username: z.optional(Name),
    stuNo: z.optional(StudentNumber),
    gender: z.optional(z.nullable(Gender)),
    birthday: z.optional(z.nullable(Birthday)),
    header: z.optional(StudentHeader),
    /** All of them: who is not named is no longer kept. */
    guardians: z.optional(z.array(Guardian).check(z.maxLength(MAX_GUARDIANS))),
    /** The version that was edited. Another one by now refuses the edit (409, `EditConflicts`); without it the edit wins. */
    version: z.optional(StudentVersion),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const removeStudents = endpoint({
  path: '/api/business-client/student/removeStu',
  summary: '移除学生；成绩与点评保留（转出），创建者写明 delete 时一并删除',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    ids: StudentIds,
    records: z.optional(z.enum(['keep', 'delete'])),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
