import type { AuthenticationState } from '@pinge/contract/authentication.ts'
import type { Flag } from './flag.ts'

export type TeacherTable = {
  id: string
  tel: string
  nickname: string
  headUrl: string
  passwordHash: string
  /** The phone was proved by a code, or the account was made on the command line. */
  isTelProved: Flag
  createdAt: number
}

export type SessionTable = {
  id: string
  /** Lower-case hex SHA-256 of the access token; the token itself is stored nowhere. */
  tokenHash: string
  teacherId: string
  createdAt: number
  expiresAt: number
  /** As people call it: `Windows 电脑 · Chrome`. */
  device: string
  /** A keyed hash of where it began: tells the place again, and not which one it is. */
  addressHash: string
  isPublicComputer: Flag
  /** To within some minutes. */
  lastSeenAt: number
}

/** A browser from which a teacher has signed in: a sign-in from another one is told to them. */
export type KnownDeviceTable = {
  teacherId: string
  /** A keyed hash of what the browser calls itself, or else of what it is and where. */
  deviceHash: string
  lastSeenAt: number
}

/** What a teacher handed in to be known as a teacher, the last time; no row before the first. */
export type AuthenticationTable = {
  teacherId: string
  /** Another one each time it is handed in: a decision is about what was looked at, and about nothing newer. */
  id: string
  state: Exclude<AuthenticationState, 'none'>
  school: string
  subject: string
  certificateUrl: string
  reason: string
  submittedAt: number
  decidedAt: number | null
}

/** A request to close an account, until that is done or taken back. */
export type AccountClosingTable = { teacherId: string; closesAt: number }
