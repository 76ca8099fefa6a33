import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { screen } from '@testing-library/react'
import { givenOf } from './make/given-of.ts'
import { makeClass, makeClassDetail } from './make/class.ts'
import { makeInformation } from './make/student.ts'
import { makeTeacher } from './make/teacher.ts'
import { openScreen, reloadScreen } from './screen.tsx'
import { server } from './server.ts'
import type { User } from './user.ts'

export const informationClass = makeClass({ classId: 'c1', className: '三年级(2)班' })

export type SchoolInformation = { students: StudentInformation[]; isOwner: boolean }

const wang = makeTeacher({ nickname: '王老师' })

/** In the server's order, by letter. */
const threePupils = [
  makeInformation({ id: 'bao', username: '阿宝', lastNameLetter: 'A', pinyinInitials: 'ab', stuNo: '10' }),
  makeInformation({ id: 'qi', username: '李思琪', lastNameLetter: 'L', pinyinInitials: 'lsq', stuNo: '2' }),
  makeInformation({ id: 'hao', username: '王浩然', lastNameLetter: 'W', pinyinInitials: 'whr' }),
]

/** A class whose records the server has, and changes as they are edited. */
export function openSchoolInformation(students: StudentInformation[] = threePupils): SchoolInformation {
  const school: SchoolInformation = { students, isOwner: true }
  const versionOf = (id: string) => school.students.find((one) => one.id === id)?.version ?? 0
  server.answer(classList, [informationClass])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(studentInformation, ({ ids }) => ({
    className: informationClass.className,
    isOwner: school.isOwner,
    students: ids ? school.students.filter(({ id }) => ids.includes(id)) : school.students,
  }))
  server.answer(updateInformation, ({ edits }) => {
    school.students = school.students.map((student) => {
      const edit = edits.find(({ id }) => id === student.id)
      if (!edit) return student
      const { guardians: _, version: _seen, ...fields } = edit
      return { ...student, ...givenOf(fields), version: student.version + 1 }
    })
    return edits.map(({ id }) => ({ id, version: versionOf(id) }))
  })
  return school
}

/** The table of 学生资料, or that of 家长信息. */
export async function openInformation(path = '/comment/information-edit', table = '学生资料'): Promise<User> {
  const user = await openScreen(`${path}?classId=c1`, wang)
  await screen.findByRole('grid', { name: table })
  return user
}

/** The teacher loads the table of 学生资料 again. */
export async function reloadInformation(): Promise<void> {
  await reloadScreen('/comment/information-edit?classId=c1', wang)
  await screen.findByRole('grid', { name: '学生资料' })
}

export const openParents = (): Promise<User> => openInformation('/comment/parents-edit', '家长信息')

/** The row of a pupil in the table. */
export function informationRow(username: string): HTMLElement {
  const found = screen.getByRole('checkbox', { name: `选上${username}` }).closest('tr')
  if (!found) throw new Error(`No row of ${username}`)
  return found
}

/** A cell of a pupil, from 0: 姓名, 学号, 性别, 出生日期, 家长姓名, 关系, 家长手机. */
export function informationCell(username: string, place: number): HTMLElement {
  const found = informationRow(username).querySelectorAll('td')[place + 2]
  if (!found) throw new Error(`${username} has no cell ${place}`)
  return found
}
