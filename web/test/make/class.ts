import type { ClassDetail } from '@pinge/contract/class-edit.ts'
import type { ClassTeacher, JoinRequest } from '@pinge/contract/class-teachers.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { OwnJoinRequest } from '../../src/features/class-teachers/requests/join-answers.ts'
import { nextId } from './next-id.ts'

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
    teacherCount: 2,
    studentCount: 0,
    headers: [],
    praisedToday: 0,
    lastComment: null,
    ...said,
  }
}

export function makeClassDetail(said: Partial<ClassDetail> = {}): ClassDetail {
  return {
    classId: nextId('class'),
    className: '三年级(2)班',
    classImg: '9000',
    grade: 3,
    school: '',
    headTeacher: '',
    isCustomize: false,
    version: 0,
    geziNo: '12345678',
    ownerName: '王老师',
    isOwner: true,
    isCanSendClassNotice: true,
    isExample: false,
    isArchived: false,
    nameAfterSummer: null,
    teacherCount: 2,
    studentCount: 3,
    ...said,
  }
}

export function makeClassTeacher(said: Partial<ClassTeacher> = {}): ClassTeacher {
  return {
    userId: nextId('teacher'),
    nickname: '李老师',
    headUrl: '2',
    maskedTel: '139****0002',
    isOwner: false,
    isCanSendClassNotice: false,
    ...said,
  }
}

export function makeJoinRequest(said: Partial<JoinRequest> = {}): JoinRequest {
  return {
    id: nextId('join-request'),
    classId: 'class',
    className: '三年级(2)班',
    nickname: '李老师',
    headUrl: '2',
    maskedTel: '139****0002',
    isTelProved: false,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}

/** A teacher's own question to join a class, while it waits. */
export function makeOwnJoinRequest(said: Partial<OwnJoinRequest> = {}): OwnJoinRequest {
  return {
    id: nextId('request'),
    classId: nextId('class'),
    className: '三年级(2)班',
    ownerName: '王老师',
    createdAt: 0,
    ...said,
  }
}
