import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, LocalDate, Nothing, RequestId, SchoolDate } from '../values/fields.ts'
import { MAX_STUDENTS_PER_CLASS } from '../values/limits.ts'

/** 家长同意: what guardians said about pictures of their child; without a yes none may be added. */

export const Consent = z.object({
  studentId: Id,
  username: z.string(),
  header: z.string(),
  state: z.enum(['none', 'given', 'withdrawn']),
  givenOn: z.nullable(LocalDate),
  withdrawnOn: z.nullable(LocalDate),
})
export type Consent = z.infer<typeof Consent>

export const consentList = endpoint({
  path: '/api/business-client/consent/list',
  summary: '家长同意：每名学生的家长是否同意添加孩子的照片',
  access: 'class',
  request: z.strictObject({ classId: ClassId }),
  /** In the order of the class list. */
  data: z.array(Consent),
})

export const saveConsent = endpoint({
  path: '/api/business-client/consent/save',
  summary: '登记家长同意或撤回同意，只限创建者；没有同意的学生不能添加照片',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    studentIds: z.array(Id).check(z.minLength(1), z.maxLength(MAX_STUDENTS_PER_CLASS)),
    state: z.enum(['given', 'withdrawn']),
    /** The day on the signed form. */
    date: SchoolDate,
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
