import type { Authentication } from '@pinge/contract/authentication.ts'
import type { Message } from '@pinge/contract/messages.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { nextId } from './next-id.ts'

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

export function makeMessage(said: Partial<Message> = {}): Message {
  return {
    id: nextId('message'),
    kind: 'class-notice',
    classId: null,
    className: '三年级(2)班',
    actorName: '王老师',
    content: '',
    joinRequestId: null,
    isRead: false,
    createdAt: Date.parse('2026-03-02T01:00:00Z'),
    ...said,
  }
}
