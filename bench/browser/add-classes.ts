import { addClass } from '@pinge/contract/classes.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { STUDENT_AVATARS } from '@pinge/contract/values/limits.ts'
import { hash } from 'node:crypto'
import { call } from '../load/call.ts'

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']
const givenNames = ['浩然', '思琪', '子轩', '雨桐', '俊杰', '欣怡', '诺', '诗涵', '天宇', '若曦']

export async function registerTeacher(origin: string): Promise<UserInfo> {
  const password = hash('sha256', 'morning-sun')
  return await call(origin, register, { tel: '13800000001', nickname: '王老师', password })
}

/** A class of this many pupils, with every shipped face among them; answers its id. */
export async function addClassOf(origin: string, token: string, pupils: number): Promise<string> {
  const { classId } = await call(origin, addClass, { className: `三年级(${pupils})班`, grade: 3 }, token)
  const students = Array.from({ length: pupils }, (_, index) => ({
    username: `${surnames[index % surnames.length]}${givenNames[Math.floor(index / surnames.length)]}`,
    header: String((index % STUDENT_AVATARS) + 1),
  }))
  await call(origin, addStudents, { classId, students }, token)
  return classId
}
