import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, EpochMs, Id } from '../values/fields.ts'

/** 谁看过: what was done with the data of a class, by whom, and when. */

/** What was done, and how it is said. The words are stable: programs may rely on them. */
export const auditNames = {
  signIn: '登录',
  refusal: '没有权限，被拒绝',
  export: '导出',
  phones: '查看家长电话',
  archive: '打开成长档案',
  review: '打开期末评语',
  erase: '删除',
  role: '改变老师的权限',
  consent: '登记监护人同意',
  model: '请求模型润色',
} as const

export const AuditAction = z.enum(Object.keys(auditNames) as [keyof typeof auditNames])
export type AuditAction = z.infer<typeof AuditAction>

export const auditList = endpoint({
  path: '/api/business-client/audit/list',
  summary: '谁看过这个班，或其中一名学生：最近的在前，只限班级创建者',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    /** What concerned this pupil: alone, or with the whole class. */
    studentId: z.optional(Id),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: EpochMs,
        /** Empty where the account is gone. */
        teacherName: z.string(),
        deed: AuditAction,
        /** What was exported, which right was changed; empty where the action says all. */
        detail: z.string(),
        /** Null where it concerned the whole class; the name is empty where the pupil is gone. */
        student: z.nullable(z.object({ id: Id, username: z.string() })),
      }),
    ),
    nextCursor: z.nullable(z.string()),
    /** So many years a row is kept; 0: for ever. */
    keepYears: z.int(),
  }),
})
