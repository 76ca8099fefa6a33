import { classDetail } from '@pinge/contract/class-edit.ts'
import { answerJoin, requestJoin } from '@pinge/contract/class-teachers.ts'
import { addClass, standardClassName } from '@pinge/contract/classes.ts'
import { passwordSignIn, register, type UserInfo } from '@pinge/contract/sign-in.ts'
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
  return await api.call(register, { tel: newTel(), password: digestOfPassword(), nickname })
}

const digestOfPassword = () => createHash('sha256').update(PASSWORD).digest('hex')

/** A session of its own, as the teacher has on another device. */
export async function signInAgain(api: ApiClient, { tel }: UserInfo): Promise<UserInfo> {
  return await api.call(passwordSignIn, { tel, password: digestOfPassword() })
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

/** One pupil more. */
export async function addPupil(
  api: ApiClient,
  teacher: UserInfo,
  classId: string,
  username: string,
): Promise<void> {
  await api.call(addStudents, { classId, students: [{ username }] }, teacher.accessToken)
}

/** Lets a teacher into a class as its co-teacher, by the class's number and the owner's yes. */
export async function joinClass(
  api: ApiClient,
  owner: UserInfo,
  classId: string,
  colleague: UserInfo,
): Promise<void> {
  const { geziNo } = await api.call(classDetail, { classId }, owner.accessToken)
  const { id } = await api.call(requestJoin, { geziNo }, colleague.accessToken)
  await api.call(answerJoin, { id, accept: true }, owner.accessToken)
}

/** A new co-teacher of a class. */
export async function addCoTeacher(
  api: ApiClient,
  owner: UserInfo,
  classId: string,
  nickname = '李老师',
): Promise<UserInfo> {
  const colleague = await registerTeacher(api, nickname)
  await joinClass(api, owner, classId, colleague)
  return colleague
}
