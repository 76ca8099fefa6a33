import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, Nothing, RequestId } from '../values/fields.ts'

/** 彻底删除: a pupil goes with everything that is kept about them, for good. */

const Count = z.int().check(z.nonnegative())

/** How much of each kind is kept about a pupil. */
export const ErasureCounts = z.object({
  guardians: Count,
  comments: Count,
  exchanges: Count,
  attendance: Count,
  cells: Count,
  records: Count,
  pictures: Count,
  reviews: Count,
  rounds: Count,
})
export type ErasureCounts = z.infer<typeof ErasureCounts>

export const erasureOfStudent = endpoint({
  path: '/api/business-client/student/erasure',
  summary: '彻底删除一名学生之前：会删除什么，会留下什么',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, studentId: Id }),
  data: z.object({
    username: z.string(),
    goes: ErasureCounts,
    /** What other pupils did as well stays: records with others, and their pictures. */
    stays: z.object({ records: Count, pictures: Count }),
  }),
})

export const eraseStudent = endpoint({
  path: '/api/business-client/student/erase',
  summary: '彻底删除一名学生：资料、点评、档案、照片全部删除，不能恢复；要输入学生的姓名',
  access: 'owner',
  request: z.strictObject({
    classId: ClassId,
    studentId: Id,
    /** The pupil's name, typed by the teacher, so that no other pupil goes by a slip. */
    username: z.string().check(z.trim(), z.maxLength(64), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)),
    requestId: z.optional(RequestId),
  }),
  data: Nothing,
})
