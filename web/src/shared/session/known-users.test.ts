import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, it } from 'vitest'
import {
  changeCurrentUser,
  dropToken,
  expireCurrentUser,
  findCurrentUser,
  findExpiredTel,
  forgetUser,
  leaveCurrentUser,
  signedOut,
  signInUser,
  signOutCurrentUser,
} from './known-users.ts'

const wang = user('wang', '王老师')
const li = user('li', '李老师')
const both = signInUser(signInUser(signedOut, wang), li)

function user(userId: string, nickname: string): UserInfo {
  return { userId, nickname, accessToken: `token-of-${userId}`, tel: '13800006120', headUrl: '' }
}

it('puts who signs in to the front and makes them the current user', () => {
  expect(both.users.map(({ userId }) => userId)).toEqual(['li', 'wang'])
  expect(findCurrentUser(both)).toEqual(li)
})

it('renews the record of a teacher it knows, in place of adding a second', () => {
  const again = signInUser(both, { ...wang, nickname: '王班主任', accessToken: 'new' })

  expect(again.users).toEqual([{ ...wang, nickname: '王班主任', accessToken: 'new' }, li])
})

it('keeps nothing of who signs out, the token least of all', () => {
  const after = signOutCurrentUser(both)

  expect(after).toEqual({ users: [wang], currentUserId: null })
  expect(JSON.stringify(after)).not.toContain('token-of-li')
})

it('keeps the stored login of who only makes room for another teacher', () => {
  expect(leaveCurrentUser(both)).toEqual({ users: [li, wang], currentUserId: null })
})

it('forgets an account that is removed from the list, and leaves the others', () => {
  expect(forgetUser(both, 'wang')).toEqual({ users: [li], currentUserId: 'li' })
  expect(forgetUser(both, 'li')).toEqual({ users: [wang], currentUserId: null })
})

it('drops a token that has expired, and keeps the account to choose', () => {
  expect(dropToken(leaveCurrentUser(both), 'wang').users).toEqual([li, { ...wang, accessToken: '' }])
})

it('has no current user after the sign-out', () => {
  expect(findCurrentUser(signedOut)).toBeNull()
})

it('changes the profile of who is signed in, and of no other teacher of the device', () => {
  const { users } = changeCurrentUser(both, { nickname: '李主任', tel: '13900000000', headUrl: '/a' })

  expect(users).toEqual([{ ...li, nickname: '李主任', tel: '13900000000', headUrl: '/a' }, wang])
})

it('offers the phone again to whom a session has ended by itself, and to no other', () => {
  const ended = [both, leaveCurrentUser(both), signOutCurrentUser(both), dropToken(both, 'li'), signedOut]

  expect(findExpiredTel(expireCurrentUser(both))).toBe('13800006120')
  expect(expireCurrentUser(both).users.map(({ accessToken }) => accessToken)).toEqual(['', 'token-of-wang'])
  expect(ended.map(findExpiredTel)).toEqual(['', '', '', '', ''])
})
