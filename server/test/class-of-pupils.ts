import { addClass } from '@pinge/contract/classes.ts'
import { register, UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { hash } from 'node:crypto'
import * as z from 'zod/mini'
import type { TestServer } from './server.ts'

/** A teacher and a class with so many pupils, made through the calls of a running server. */
export async function makeClassOf(pupils: number, { call }: Pick<TestServer, 'call'>) {
  const teacher = { tel: '13800000001', nickname: '王老师', password: hash('sha256', 'morning-sun') }
  const { accessToken: token } = z.parse(UserInfo, (await call(register.path, teacher)).data)
  const made = await call(addClass.path, { className: '四班' }, token)
  const { classId } = z.parse(addClass.data, made.data)
  const students = Array.from({ length: pupils }, (_, index) => ({ username: `学生${index}` }))
  const added = await call(addStudents.path, { classId, students }, token)
  return { token, classId, studentIds: z.parse(addStudents.data, added.data).ids }
}
