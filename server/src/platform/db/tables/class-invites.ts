import type { InviteKind } from '@pinge/contract/class-teachers.ts'

/** A question to one teacher: to join a class, by phone, or to own it, by account. Its end stays for a month. */
export type ClassInviteTable = {
  id: string
  classId: string
  /** The owner who asks. What an owner asked before the class changed hands is void. */
  inviterId: string
  kind: InviteKind
  tel: string
  /** Of the one who shall own the class; null where only a phone is known. */
  teacherId: string | null
  state: 'waiting' | 'accepted' | 'refused' | 'withdrawn'
  createdAt: number
  endedAt: number | null
}

/** Whose invitations a teacher wants no more. */
export type BlockedInviterTable = { teacherId: string; inviterId: string; createdAt: number }

/** When a join request was refused the last time. */
export type JoinRefusalTable = { classId: string; teacherId: string; refusedAt: number }

/** Counts the notices of a day. */
export type SentNoticeTable = { id: string; teacherId: string; sentAt: number }
