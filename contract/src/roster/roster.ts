import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ClassId, Id, RequestId } from '../fields.ts'
import { MAX_STUDENTS_PER_CLASS } from '../limits.ts'
import { NewStudent, StudentDetail } from '../students.ts'

/** A pupil as a roster knows one; here the phones are whole, since a roster is compared with them and written out. */
export const RosterStudent = z.pick(StudentDetail, {
  id: true,
  username: true,
  stuNo: true,
  gender: true,
  birthday: true,
  guardians: true,
})
export type RosterStudent = z.infer<typeof RosterStudent>

export const classRoster = endpoint({
  path: '/api/business-client/student/roster',
  summary: '班级名单：每名学生的资料和完整的家长电话，用来核对和导出',
  access: 'teacher',
  request: z.strictObject({ classId: ClassId }),
  data: z.object({ className: z.string(), students: z.array(RosterStudent) }),
})

/** `fill` writes only where nothing is known yet; `update` lets the roster win wherever it says something. */
const MergeMode = z.enum(['fill', 'update'])
export type MergeMode = z.infer<typeof MergeMode>

export const importRoster = endpoint({
  path: '/api/business-client/student/importRoster',
  summary: '导入名单：添加新学生，并补充或更新已在班里的学生，要么全部写入，要么都不写入',
  access: 'teacher',
  request: z.strictObject({
    classId: ClassId,
    added: z.array(NewStudent).check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    known: z
      .array(z.strictObject({ id: Id, mode: MergeMode, student: NewStudent }))
      .check(z.maxLength(MAX_STUDENTS_PER_CLASS)),
    requestId: z.optional(RequestId),
  }),
  /** The ids of the new pupils in the order given, and of those whose record is another one now. */
  data: z.object({ ids: z.array(Id), changedIds: z.array(Id) }),
})
