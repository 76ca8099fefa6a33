import * as z from 'zod/mini'
import { Grade } from './classes.ts'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, EpochMs, Id, Name, NoFields, Nothing, RequestId } from './values/fields.ts'
import { MAX_NAME_LENGTH, MAX_PAGE_SIZE, MAX_SCHOOL_LENGTH } from './values/limits.ts'

/** One line that may stay empty: trimmed, without control characters or line breaks. */
function optionalLine(max: number) {
  return z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))
}

/** What a class is called and shown as; its owner changes it. */
export const ClassFacts = z.object({
  className: z.string(),
  /** A shipped cover, `9000` to `9004`, or the address of an upload. */
  classImg: z.string(),
  /** Of this school year: it rises each September. */
  grade: z.nullable(Grade),
  school: z.string(),
  headTeacher: z.string(),
  /** The name was typed by the teacher instead of being made from grade and number. */
  isCustomize: z.boolean(),
  /** Counts the edits of these facts; comments do not count. */
  version: z.int(),
})
export type ClassFacts = z.infer<typeof ClassFacts>

export const ClassDetail = z.extend(ClassFacts, {
  classId: Id,
  geziNo: z.string(),
  ownerName: z.string(),
  isOwner: z.boolean(),
  isCanSendClassNotice: z.boolean(),
  isExample: z.boolean(),
  isArchived: z.boolean(),
  /**
   * For its owner, once a school year is over: what the class may be called now, as 四年级(2)班 for 三年级(2)班. Null where
   * its name says no grade, or this year's. It is offered, and never given unasked.
   */
  nameAfterSummer: z.nullable(z.string()),
  /** With the one who asks. */
  teacherCount: z.int(),
  studentCount: z.int(),
})
export type ClassDetail = z.infer<typeof ClassDetail>

export const classDetail = endpoint({
  path: '/api/business-client/class/detail',
  summary: '班级信息',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: ClassDetail,
})

/**
 * Fields that are left out stay as they are. With the `version` that the teacher saw, an edit of something that a
 * colleague has changed since is refused (409), and `data` holds `current` and `sent`.
 */
export const updateClass = endpoint({
  path: '/api/business-client/class/updateClass',
  summary: '编辑班级信息，只限创建者',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    version: z.optional(z.int().check(z.nonnegative())),
    className: z.optional(Name),
    classImg: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
    grade: z.optional(z.nullable(Grade)),
    school: z.optional(optionalLine(MAX_SCHOOL_LENGTH)),
    headTeacher: z.optional(optionalLine(MAX_NAME_LENGTH)),
    isCustomize: z.optional(z.boolean()),
    requestId: z.optional(RequestId),
  }),
  data: ClassFacts,
})

/** What comes with the refusal of a stale edit. */
export const StaleClassEdit = z.object({ current: ClassFacts, sent: z.partial(ClassFacts) })

export const archiveClass = endpoint({
  path: '/api/business-client/class/archiveClass',
  summary: '归档班级或取消归档，只限创建者；归档的班级只能查看',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, isArchived: z.boolean(), requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const removeClass = endpoint({
  path: '/api/business-client/class/removeClass',
  summary: '删除班级，只限创建者；要写对班级名称，30 天内可以恢复',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, className: Name, requestId: z.optional(RequestId) }),
  data: Nothing,
})

export const DeletedClass = z.object({
  classId: Id,
  className: z.string(),
  classImg: z.string(),
  studentCount: z.int(),
  deletedAt: EpochMs,
  /** When it goes for good. */
  purgeAt: EpochMs,
})
export type DeletedClass = z.infer<typeof DeletedClass>

export const deletedClasses = endpoint({
  path: '/api/business-client/class/deletedClasses',
  summary: `我删除的、还能恢复的班级，最近删除的在前，最多 ${MAX_PAGE_SIZE} 个`,
  access: 'teacher',
  request: NoFields,
  data: z.array(DeletedClass).check(z.maxLength(MAX_PAGE_SIZE)),
})

export const restoreClass = endpoint({
  path: '/api/business-client/class/restoreClass',
  summary: '恢复 30 天内删除的班级，只限创建者',
  access: 'teacher',
  request: z.strictObject({ classId: ClassId, requestId: z.optional(RequestId) }),
  data: Nothing,
})
