import type { Authentication } from '@pinge/contract/authentication.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Student } from '@pinge/contract/students.ts'

let made = 0
const nextId = (kind: string) => `${kind}-${++made}`

export function makeTeacher(said: Partial<UserInfo> = {}): UserInfo {
  const userId = nextId('teacher')
  return {
    userId,
    accessToken: `token-of-${userId}`,
    nickname: '王老师',
    tel: '13800000001',
    headUrl: '1',
    ...said,
  }
}

export function makeClass(said: Partial<ClassSummary> = {}): ClassSummary {
  return {
    classId: nextId('class'),
    className: '三年级(2)班',
    classImg: '9000',
    geziNo: '12345678',
    grade: 3,
    isOwner: true,
    isCustomize: false,
    isCanSendClassNotice: true,
    isExample: false,
    isArchived: false,
    studentCount: 0,
    headers: [],
    praisedToday: 0,
    lastComment: null,
    ...said,
  }
}

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

/** Of a teacher who has handed in nothing yet. */
export const noAuthentication: Authentication = {
  state: 'none',
  school: '',
  subject: '',
  certificateUrl: '',
  reason: '',
  submittedAt: null,
  decidedAt: null,
}
