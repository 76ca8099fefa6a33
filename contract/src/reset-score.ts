import * as z from 'zod/mini'
import { endpoint } from './protocol/endpoint.ts'
import { ClassId, Id, RequestId } from './values/fields.ts'
import { StudentIds, StudentTotals } from './students.ts'

export const resetScore = endpoint({
  path: '/api/business-client/student/resetScore',
  summary: '清空学生的积分，只限班级创建者；可兑换积分和历史记录保留，可以撤销',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, studentIds: StudentIds, requestId: z.optional(RequestId) }),
  data: z.object({ batchId: Id, students: z.array(StudentTotals) }),
})
