import type { UserInfo } from '@pinge/contract/sign-in.ts'

export type Session = {
  /** Most recently used first. */
  users: readonly UserInfo[]
  /** The user who is signed in, or null. */
  currentUserId: string | null
}

export const signedOut: Session = { users: [], currentUserId: null }

export function signInUser({ users }: Session, user: UserInfo): Session {
  return { users: [user, ...users.filter(isOther(user.userId))], currentUserId: user.userId }
}

/** The user leaves the list, and the token with it. */
export function signOutCurrentUser({ users, currentUserId }: Session): Session {
  return { users: users.filter(isOther(currentUserId)), currentUserId: null }
}

/** What the signed-in user changed of their own profile. */
export function changeCurrentUser(
  { users, currentUserId }: Session,
  { nickname, tel, headUrl }: Pick<UserInfo, 'nickname' | 'tel' | 'headUrl'>,
): Session {
  return {
    users: users.map((user) => (user.userId === currentUserId ? { ...user, nickname, tel, headUrl } : user)),
    currentUserId,
  }
}

/** Another teacher wants to use this device: the login stays stored, and no user is signed in. */
export function leaveCurrentUser({ users }: Session): Session {
  return { users, currentUserId: null }
}

export function forgetUser({ users, currentUserId }: Session, userId: string): Session {
  return {
    users: users.filter(isOther(userId)),
    currentUserId: currentUserId === userId ? null : currentUserId,
  }
}

/** The stored login has expired: the account stays in the list, its token does not. */
export function dropToken({ users, currentUserId }: Session, userId: string): Session {
  return {
    users: users.map((user) => (user.userId === userId ? { ...user, accessToken: '' } : user)),
    currentUserId,
  }
}

/** The session has ended by itself: the account stays to be chosen again, and no user is signed in. */
export function expireCurrentUser(session: Session): Session {
  return leaveCurrentUser(dropToken(session, session.currentUserId ?? ''))
}

/** The phone of the teacher whose session ended by itself a moment ago; empty after any other end. */
export function findExpiredTel({ users: [last], currentUserId }: Session): string {
  return currentUserId === null && last?.accessToken === '' ? last.tel : ''
}

export function findCurrentUser({ users, currentUserId }: Session): UserInfo | null {
  return users.find((user) => user.userId === currentUserId) ?? null
}

function isOther(userId: string | null): (user: UserInfo) => boolean {
  return (user) => user.userId !== userId
}
