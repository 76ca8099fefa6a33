import type { StudentInformation } from '@pinge/contract/student-information.ts'
import type { Student } from '@pinge/contract/students.ts'
import { nextId } from './next-id.ts'

/** A pupil: only what the test speaks of needs saying. */
export function makeStudent(said: Partial<Student> = {}): Student {
  const id = said.id ?? nextId('student')
  return {
    id,
    username: id,
    lastNameLetter: 'A',
    pinyinInitials: '',
    stuNo: '',
    gender: null,
    stuScore: 0,
    redeemScore: 0,
    header: '1',
    todayTypes: [],
    ...said,
  }
}

const pupilNames = [
  ['王浩然', 'whr'],
  ['李思琪', 'lsq'],
  ['张子轩', 'zzx'],
  ['刘雨桐', 'lyt'],
  ['陈俊杰', 'cjj'],
  ['杨欣怡', 'yxy'],
  ['赵宇航', 'zyh'],
  ['周诗语', 'zsy'],
] as const

/** The first pupils of a class, by the order in which they came. */
export function makePupils(count: number, said: Partial<Student> = {}): Student[] {
  return pupilNames.slice(0, count).map(([username, pinyinInitials], place) =>
    makeStudent({
      id: `s${place + 1}`,
      username,
      pinyinInitials,
      lastNameLetter: pinyinInitials.charAt(0).toUpperCase(),
      header: String(place + 1),
      ...said,
    }),
  )
}

/** One pupil as the tables of the class show one. */
export function makeInformation(said: Partial<StudentInformation> = {}): StudentInformation {
  return {
    id: nextId('student'),
    version: 0,
    username: '王浩然',
    lastNameLetter: 'W',
    pinyinInitials: 'whr',
    stuNo: '',
    gender: null,
    birthday: null,
    header: '1',
    stuScore: 0,
    redeemScore: 0,
    guardians: [],
    leftAt: null,
    leftTo: '',
    isCarried: false,
    ...said,
  }
}
