import * as z from 'zod/mini'
import { endpoint } from '../protocol/endpoint.ts'
import { ClassId, Id, Nothing } from '../values/fields.ts'

/** 导出全部资料: what is kept about a pupil, a class or a teacher, as a .zip that opens on any computer. */

const zip = { type: 'application/zip' } as const

export const exportStudent = endpoint({
  path: '/api/business-client/student/export',
  summary: '导出一名学生的全部资料：一个 .zip，里面有网页、JSON 和全部照片',
  access: 'owner',
  request: z.strictObject({ classId: ClassId, studentId: Id }),
  data: Nothing,
  file: zip,
})

export const exportClass = endpoint({
  path: '/api/business-client/class/export',
  summary: '导出整个班：每名学生一个文件夹，包括转出的学生',
  access: 'owner',
  request: z.strictObject({ classId: ClassId }),
  data: Nothing,
  file: zip,
})

export const exportTeacher = endpoint({
  path: '/api/business-client/teacher/export',
  summary: '导出我的资料：账号、班级、自己的点评项和句子、我的资料里的文件',
  access: 'teacher',
  request: z.strictObject({}),
  data: Nothing,
  file: zip,
})
