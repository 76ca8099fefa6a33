import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { shippedOrFileUrl } from './values/files/file-url.ts'
import { Empty, EpochMs, Id, Name, NoFields, RequestId } from './values/fields.ts'
import { CLASS_AVATARS, FIRST_CLASS_AVATAR } from './values/limits.ts'

const gradeNames = ['一', '二', '三', '四', '五', '六', '七', '八', '九'] as const
export const GRADES = gradeNames.length

/** 1–6 primary, 7–9 middle school. */
export const Grade = z.int().check(z.minimum(1), z.maximum(GRADES))

export function gradeName(grade: number): string {
  return `${gradeNames[grade - 1] ?? grade}年级`
}

/** 三年级(2)班 */
export function standardClassName(grade: number, classNumber: number): string {
  return `${gradeName(grade)}(${classNumber})班`
}

const shippedCovers = Array.from({ length: CLASS_AVATARS }, (_, i) => FIRST_CLASS_AVATAR + i).join('|')

/** A shipped cover, `9000` to `9004`, or the address of a picture that the teacher confirmed. */
export const ClassImage = shippedOrFileUrl(shippedCovers)

export const ClassSummary = z.object({
  classId: Id,
  className: z.string(),
  classImg: z.string(),
  /** The class's public number, 8 digits. */
  geziNo: z.string(),
  grade: z.nullable(Grade),
  isOwner: z.boolean(),
  /** The name was typed by the teacher instead of being made from grade and number. */
  isCustomize: z.boolean(),
  isCanSendClassNotice: z.boolean(),
  /** An example class; its pupils are invented. */
  isExample: z.boolean(),
  /** At rest: everything can be read, nothing is given any more. */
  isArchived: z.boolean(),
  /** With the one who asks. */
  teacherCount: z.int(),
  studentCount: z.int(),
  /** The header values of the first four pupils, for the row of faces on the card. */
  headers: z.array(z.string()),
  /** How many pupils were praised today (Asia/Shanghai). */
  praisedToday: z.int(),
  lastComment: z.nullable(
    z.object({
      studentName: z.string(),
      studentCount: z.int(),
      itemName: z.string(),
      score: z.int(),
      createdAt: EpochMs,
    }),
  ),
})
export type ClassSummary = z.infer<typeof ClassSummary>

export const classList = endpoint({
  path: '/api/business-client/class/findClassByUserId',
  summary: '我的班级；也用来检查登录是否有效',
  access: 'teacher',
  request: Empty,
  data: z.array(ClassSummary),
})

const ClassToday = z.object({
  classId: Id,
  /** Pupils without praise this week, which begins on Monday in Asia/Shanghai. */
  unpraisedThisWeek: z.int(),
  /** Somebody in the class was marked today. */
  isAttendanceTaken: z.boolean(),
})
export type ClassToday = z.infer<typeof ClassToday>

export const classesToday = endpoint({
  path: '/api/business-client/class/today',
  summary: '我的在用班级今天还可以做什么；不含示例班级',
  access: 'teacher',
  request: NoFields,
  data: z.array(ClassToday),
})

export const addClass = endpoint({
  path: '/api/business-client/class/addClass',
  summary: '创建班级',
  access: 'teacher',
  request: z.strictObject({
    className: Name,
    grade: z.optional(Grade),
    classImg: z.optional(ClassImage),
    isCustomize: z.optional(z.boolean()),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ classId: Id, geziNo: z.string() }),
})
