import { afterEach, expect, it } from 'vitest'
import { signedOut, signInUser } from './known-users.ts'
import { closeSessionExpiredDialog, openSessionExpiredDialog, useSessionExpired } from './session-expired.ts'
import { changeSession } from './session.ts'

const wang = { userId: 'wang', accessToken: 't', nickname: '王老师', tel: '13800006120', headUrl: '' }

afterEach(() => {
  closeSessionExpiredDialog()
  changeSession(() => signedOut)
})

it('takes the warning back when the teacher has signed in again in another tab', () => {
  changeSession(() => signInUser(signedOut, wang))
  openSessionExpiredDialog('登录信息失效，请重新登录！')

  changeSession((session) => signInUser(session, { ...wang, accessToken: 'new' }))

  expect(useSessionExpired.getState().text).toBeNull()
})
