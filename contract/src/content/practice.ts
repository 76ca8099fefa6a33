import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, LocalDate, RequestId } from '../values/fields.ts'
import { MAX_PRACTICE_DAYS } from '../values/limits.ts'
import { EntryId } from './manifest-fields.ts'

/** Counted from 1, which is a Monday. */
const PracticeDay = z.int().check(z.minimum(1), z.maximum(MAX_PRACTICE_DAYS))

/** 本周实践: the practical course that a class does, one task a day from a Monday on. */
export const Practice = z.object({
  id: EntryId,
  title: z.string(),
  cover: z.string(),
  /** A Monday; of what was begun on a weekend the next. */
  startedOn: LocalDate,
  days: z.array(z.object({ title: z.string(), task: z.string() })),
  /** The days on which the class did its task, in order. */
  doneDays: z.array(PracticeDay),
})
export type Practice = z.infer<typeof Practice>

export const practiceDetail = endpoint({
  path: '/api/business-client/course/practice/detail',
  summary: '班级正在做的实践课：从哪天开始、每天做什么、哪几天打了卡；没有就是空',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: z.object({ practice: z.nullable(Practice) }),
})

export const savePractice = endpoint({
  path: '/api/business-client/course/practice/save',
  summary: '班级从本周一（周末则从下周一）开始做一门实践课，代替原来的；id 为空表示不做了',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    id: z.nullable(EntryId),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ startedOn: z.nullable(LocalDate) }),
})

export const checkPractice = endpoint({
  path: '/api/business-client/course/practice/check',
  summary: '实践课的某一天打卡或取消打卡；还没有到的那天不能打',
  access: 'class',
  request: z.strictObject({
    classId: ClassId,
    day: PracticeDay,
    on: z.boolean(),
    requestId: z.optional(RequestId),
  }),
  data: z.object({ doneDays: z.array(PracticeDay) }),
})
