import * as z from 'zod/mini'
import { ArchiveLock } from './archives/documents.ts'
import { FileUrl } from './values/files/file-url.ts'
import { endpoint } from './protocol/endpoint.ts'
import {
  ClassId,
  EpochMs,
  Id,
  line,
  LocalDate,
  Nothing,
  pageRequest,
  RequestId,
  SchoolDate,
  spacesForTabs,
  textPattern,
} from './values/fields.ts'
import { MAX_STUDENTS_PER_CLASS } from './values/limits.ts'
import { QualityType } from './values/quality-type.ts'
import { TermKey } from './values/term-key.ts'

/** 写实: what a child did, with pictures. What several pupils did together is a record each, with a common batch. */

/** 待审, 已采纳, 已归档, and 退回 with a word. */
export const RealisticState = z.enum(['pending', 'adopted', 'filed', 'returned'])
export type RealisticState = z.infer<typeof RealisticState>

export const realisticStateNames: Readonly<Record<RealisticState, string>> = {
  pending: '待审',
  adopted: '已采纳',
  filed: '已归档',
  returned: '已退回',
}

/** From which states a record comes to this one: forward, or a step back that a teacher takes again. */
export const statesBefore: Readonly<Record<RealisticState, readonly RealisticState[]>> = {
  pending: ['adopted', 'returned'],
  adopted: ['pending', 'returned', 'filed'],
  filed: ['adopted'],
  returned: ['pending', 'adopted'],
}

export const RealisticKind = z.enum(['course', 'practice', 'volunteer', 'contest', 'talent', 'other'])
export type RealisticKind = z.infer<typeof RealisticKind>

export const realisticKindNames: Readonly<Record<RealisticKind, string>> = {
  course: '课堂',
  practice: '实践',
  volunteer: '志愿',
  contest: '竞赛',
  talent: '特长',
  other: '其他',
}

/** 级别: how far it reached. */
export const RealisticLevel = z.enum(['class', 'grade', 'school', 'district', 'city', 'province', 'nation'])
export type RealisticLevel = z.infer<typeof RealisticLevel>

export const realisticLevelNames: Readonly<Record<RealisticLevel, string>> = {
  class: '班级',
  grade: '年级',
  school: '校级',
  district: '区县级',
  city: '市级',
  province: '省级',
  nation: '国家级',
}

export const MAX_REALISTIC_TITLE_LENGTH = 30
export const MAX_REALISTIC_TEXT_LENGTH = 200
export const MAX_REALISTIC_ROLE_LENGTH = 20
export const MAX_REALISTIC_WORD_LENGTH = 100
export const MAX_REALISTIC_MINUTES = 6_000
export const MAX_REALISTIC_PICTURES = 9
/** How many records of a pupil's term are chosen as 典型, and go on paper. */
export const MAX_TYPICAL = 5
const MAX_REALISTIC_KEYWORD_LENGTH = 30

/** 活动 of one or more pupils, as it is written down. What an edit leaves out stays as it is; what is empty is taken away. */
const written = {
  date: SchoolDate,
  type: QualityType,
  kind: RealisticKind,
  title: line(MAX_REALISTIC_TITLE_LENGTH),
  text: z.optional(
    z.string().check(spacesForTabs, z.trim(), z.maxLength(MAX_REALISTIC_TEXT_LENGTH), z.regex(textPattern)),
  ),
  /** 时长. */
  minutes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_REALISTIC_MINUTES)))),
  level: z.optional(z.nullable(RealisticLevel)),
  /** Confirmed pictures (`file/confirm` with the purpose `realistic`). */
  pictures: z.optional(z.array(FileUrl).check(z.maxLength(MAX_REALISTIC_PICTURES))),
}

/** The same as it is read. */
const read = {
  batchId: Id,
  date: LocalDate,
  type: QualityType,
  kind: RealisticKind,
  title: z.string(),
  text: z.string(),
  minutes: z.nullable(z.int()),
  level: z.nullable(RealisticLevel),
  pictures: z.array(z.string()),
  /** In the same order, addresses that show them for the next minutes; `file/view` opens one later. */
  viewUrls: z.array(z.string()),
  /** 记录人. */
  teacherId: Id,
  teacherName: z.string(),
  createdAt: EpochMs,
  /** Counts the edits and the returns: what is sent back with one says what was seen. */
  version: z.int(),
}

/** What is each pupil's own. */
const own = {
  id: Id,
  studentId: Id,
  username: z.string(),
  header: z.string(),
  role: z.string(),
  state: RealisticState,
  /** Why it was returned. */
  word: z.string(),
  isTypical: z.boolean(),
}

export const RealisticRecord = z.object({ ...own, ...read })
export type RealisticRecord = z.infer<typeof RealisticRecord>

export const RealisticStudent = z.object(own)
export type RealisticStudent = z.infer<typeof RealisticStudent>

export const RealisticBatch = z.object({ ...read, students: z.array(RealisticStudent) })
export type RealisticBatch = z.infer<typeof RealisticBatch>

/** What is left out does not narrow. */
const filter = {
  classId: ClassId,
  termKey: z.optional(TermKey),
  /** The term of this document of the growth archive. */
  documentId: z.optional(Id),
  studentId: z.optional(Id),
  type: z.optional(QualityType),
  kind: z.optional(RealisticKind),
  state: z.optional(RealisticState),
  isTypical: z.optional(z.boolean()),
  /** A part of the title, the text, a role or a name. */
  keyword: z.optional(line(MAX_REALISTIC_KEYWORD_LENGTH)),
}

export const realisticList = endpoint({
  path: '/api/business-client/realistic/list',
  summary: '写实记录，每名学生一条，日期新的在前；转出的学生不在里面',
  access: 'class',
  request: z.strictObject({ ...filter, ...pageRequest }),
  data: z.object({ items: z.array(RealisticRecord), nextCursor: z.nullable(z.string()) }),
})

export const realisticFeed = endpoint({
  path: '/api/business-client/realistic/feed',
  summary: '写实记录，一起记的合成一条，日期新的在前',
  access: 'class',
  request: z.strictObject({ ...filter, ...pageRequest }),
  data: z.object({ items: z.array(RealisticBatch), nextCursor: z.nullable(z.string()) }),
})

export const realisticSummary = endpoint({
  path: '/api/business-client/realistic/summary',
  summary: '写实记录有多少：一起记的算一条',
  access: 'class',
  request: z.strictObject(filter),
  data: z.object({
    batches: z.int(),
    /** Pupils with a record. */
    students: z.int(),
    /** Batches with a record in this state: one whose pupils differ counts in each. */
    states: z.object({ pending: z.int(), adopted: z.int(), filed: z.int(), returned: z.int() }),
    typical: z.int(),
    /** Where one term is asked for whose archive is locked, so that none of it can be written. */
    lock: z.nullable(ArchiveLock),
  }),
})
export type RealisticSummary = z.infer<(typeof realisticSummary)['data']>

export const saveRealistic = endpoint({
  path: '/api/business-client/realistic/save',
  summary: '记一条写实，几名学生各有一条；写上 id 就是修改：batchId 改整件事，一条的 id 只改那名学生的',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    id: z.optional(Id),
    /** All who are in it; a pupil who is named twice has one. */
    studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    ...written,
    /** 角色, by pupil; a pupil who is not named keeps theirs. */
    roles: z.optional(
      z
        .array(
          z.strictObject({
            studentId: Id,
            role: z
              .string()
              .check(z.trim(), z.maxLength(MAX_REALISTIC_ROLE_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
          }),
        )
        .check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    ),
    /** The version that was seen. Another one by now refuses the edit (409, `StaleRealistic`); without it the edit wins. */
    version: z.optional(z.int()),
    requestId: z.optional(RequestId),
  }),
  /** `ids` in the order of the pupils. */
  data: z.object({ batchId: Id, ids: z.array(Id) }),
})

/** What comes with the refusal of a stale edit: the record as it stands by now. */
export const StaleRealistic = z.object({ reason: z.literal('stale'), current: RealisticBatch })

export const reviewRealistic = endpoint({
  path: '/api/business-client/realistic/review',
  summary: '采纳、归档或退回写实记录；id 是一条的，或者是整件事的 batchId',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    id: Id,
    state: RealisticState,
    /** Why it is returned. */
    word: z.optional(
      z.string().check(z.trim(), z.maxLength(MAX_REALISTIC_WORD_LENGTH), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
    ),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const markTypical = endpoint({
  path: '/api/business-client/realistic/typical',
  summary: '选为典型或取消；每名学生每学期最多 5 条，档案里印这几条',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    /** A record's, or the batchId of all of them. */
    id: Id,
    isTypical: z.boolean(),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})

export const removeRealistic = endpoint({
  path: '/api/business-client/realistic/remove',
  summary: '删除写实记录；id 是一条的，或者是整件事的 batchId',
  access: 'class',
  request: z.strictObject({ classId: ClassId, id: Id, requestId: z.optional(RequestId) }),
  data: Nothing,
})
