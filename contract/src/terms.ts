import * as z from 'zod/mini'
import { Grade } from './classes.ts'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, LocalDate, RequestId, SchoolDate } from './values/fields.ts'
import { TermKey } from './values/term-key.ts'

export const ClassTerm = z.object({
  key: TermKey,
  /** 2026—2027学年第一学期 */
  name: z.string(),
  /** Its first and its last day: the owner's, or the usual ones. */
  startDate: LocalDate,
  endDate: LocalDate,
  /** The grade in which the class is in this term; null where no grade is known, or none has this number. */
  grade: z.nullable(Grade),
  /** 本学期: today is in it, or after it and before the next one. */
  isCurrent: z.boolean(),
})
export type ClassTerm = z.infer<typeof ClassTerm>

/** Both terms of each school year since the class was made, the oldest first. */
const ClassTerms = z.array(ClassTerm)

export const termList = endpoint({
  path: '/api/business-client/term/list',
  summary: '班级的学期：建班以来每个学年的两个学期，旧的在前',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  data: ClassTerms,
})

export const saveTerm = endpoint({
  path: '/api/business-client/term/save',
  summary: '修改班级一个学期的起止日期，只限创建者；不能和前后学期重叠，最多 220 天',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    key: TermKey,
    startDate: SchoolDate,
    endDate: SchoolDate,
    requestId: z.optional(RequestId),
  }),
  data: ClassTerms,
})
