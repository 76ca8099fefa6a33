import { addClass, standardClassName } from '@pinge/contract/classes.ts'
import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { longNames, pupilNames } from '../harness/pupil-names.ts'
import { registerTeacher } from '../harness/teachers.ts'

/** A teacher in the middle of a school day, with classes of every size. */
export type Demo = {
  teacher: UserInfo
  /** By how many pupils are in it. */
  classIds: Record<0 | 1 | 48 | 60, string>
  /** 48 pupils whose names are as long as names get. */
  longNamesClassId: string
}

export async function prepareDemo(api: ApiClient): Promise<Demo> {
  const teacher = await registerTeacher(api, '王老师')
  const token = teacher.accessToken

  async function makeClass(
    grade: number,
    classNumber: number,
    cover: number,
    names: string[],
  ): Promise<string> {
    const className = standardClassName(grade, classNumber)
    const request = { className, grade, classImg: String(9000 + cover) }
    const { classId } = await api.call(addClass, request, token)
    if (names.length === 0) return classId
    const students = names.map((username, i) => ({ username, header: String(((i * 7) % 24) + 1) }))
    const { ids } = await api.call(addStudents, { classId, students }, token)
    await giveSome(classId, ids)
    return classId
  }

  /** As a morning goes: many for one, some for a few, now and then for everybody, seldom a reminder. */
  async function giveSome(classId: string, ids: string[]): Promise<void> {
    const items = await api.call(commentItems, { classId }, token)
    const praises = items.filter(({ score }) => score > 0)
    const reminders = items.filter(({ score }) => score < 0)
    for (let i = 0; i < ids.length; i++) {
      const of = i % 9 === 8 ? reminders : praises
      const chosen = of[(i * 5) % of.length]
      const studentIds = ids.filter((_, place) => (place * 3 + i) % 11 === 0 || place === i)
      if (chosen) await api.call(giveComment, { classId, itemId: chosen.id, studentIds }, token)
    }
  }

  return {
    teacher,
    classIds: {
      48: await makeClass(3, 2, 0, pupilNames(48)),
      60: await makeClass(5, 1, 1, pupilNames(60)),
      1: await makeClass(4, 3, 2, pupilNames(1)),
      0: await makeClass(1, 4, 3, []),
    },
    longNamesClassId: await makeClass(6, 2, 4, longNames(48)),
  }
}
