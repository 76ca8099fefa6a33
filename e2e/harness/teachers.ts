import { addClass, standardClassName } from '@pinge/contract/classes.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { createHash, randomInt } from 'node:crypto'
import type { ApiClient } from './api-client.ts'
import { pupilNames } from './pupil-names.ts'

export const PASSWORD = 'chunfeng2026'

/** A phone number that no other test uses. */
export function newTel(): string {
  return `13${String(randomInt(1_000_000_000)).padStart(9, '0')}`
}

export async function registerTeacher(api: ApiClient, nickname = '王老师'): Promise<UserInfo> {
  const password = createHash('sha256').update(PASSWORD).digest('hex')
  return await api.call(register, { tel: newTel(), password, nickname })
}

export type SchoolClass = { classId: string; className: string; studentIds: string[] }

/** A class with this many pupils. */
export async function addClassOf(
  api: ApiClient,
  teacher: UserInfo,
  pupils: number,
  classNumber = 2,
): Promise<SchoolClass> {
  const className = standardClassName(3, classNumber)
  const { classId } = await api.call(addClass, { className, grade: 3 }, teacher.accessToken)
  if (pupils === 0) return { classId, className, studentIds: [] }
  const students = pupilNames(pupils).map((username, i) => ({ username, header: String((i % 24) + 1) }))
  const { ids } = await api.call(addStudents, { classId, students }, teacher.accessToken)
  return { classId, className, studentIds: ids }
}
