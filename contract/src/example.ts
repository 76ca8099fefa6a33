import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, Id, Nothing, RequestId } from './values/fields.ts'

/** What an example class holds, for the sentences that offer it. */
export const EXAMPLE_STUDENTS = 48
export const EXAMPLE_WEEKS = 3

export const addExample = endpoint({
  path: '/api/business-client/class/addExample',
  summary: '创建示例班级：48 名虚构的学生和三周的点评',
  access: 'teacher',
  request: z.strictObject({ requestId: z.optional(RequestId) }),
  data: z.object({ classId: Id }),
})

export const removeExample = endpoint({
  path: '/api/business-client/class/removeExample',
  summary: '移除示例班级和它的全部内容',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, requestId: z.optional(RequestId) }),
  data: Nothing,
})
