import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { EpochMs, NoFields, RequestId, line } from './values/fields.ts'
import { FileUrl } from './values/files/file-url.ts'
import { MAX_NAME_LENGTH, MAX_SCHOOL_LENGTH } from './values/limits.ts'

/** 未认证, 审核中, 已通过, 未通过. */
export const AuthenticationState = z.enum(['none', 'pending', 'approved', 'refused'])
export type AuthenticationState = z.infer<typeof AuthenticationState>

/** What a teacher has handed in to be known as a teacher; empty texts and nulls before the first time. */
export const Authentication = z.object({
  state: AuthenticationState,
  school: z.string(),
  subject: z.string(),
  /** The certificate's own address, which opens nothing: `file/view` gives one that does, for some minutes. */
  certificateUrl: z.string(),
  /** Why it was refused; empty in every other state. */
  reason: z.string(),
  submittedAt: z.nullable(EpochMs),
  decidedAt: z.nullable(EpochMs),
})
export type Authentication = z.infer<typeof Authentication>

export const readAuthentication = endpoint({
  path: '/api/business-client/teacher/authentication',
  summary: '我的教师认证信息',
  access: 'teacher',
  request: NoFields,
  data: Authentication,
})

/** What is handed in again waits for a decision, also where the one before was approved. */
export const submitAuthentication = endpoint({
  path: '/api/business-client/teacher/submitAuthentication',
  summary: '提交教师认证；改过以后重新审核',
  access: 'teacher',
  request: z.strictObject({
    school: line(MAX_SCHOOL_LENGTH),
    subject: line(MAX_NAME_LENGTH),
    /** Confirmed with the purpose `certificate`. */
    certificateUrl: FileUrl,
    requestId: z.optional(RequestId),
  }),
  data: Authentication,
})
