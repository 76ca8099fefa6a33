import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../shared/api/refusal.ts'
import { signedOut, signInUser } from '../shared/session/known-users.ts'
import { changeSession } from '../shared/session/session.ts'
import { useToasts } from '../shared/ui/feedback/show-toast.ts'
import { announceError, announceRefusal } from './announce-refusal.ts'
import { closeSessionExpiredDialog, useSessionExpired } from './session-expired.ts'

const wang = { userId: 'wang', accessToken: 't', nickname: '王老师', tel: '13800006120', headUrl: '' }

beforeEach(() => {
  changeSession(() => signInUser(signedOut, wang))
})

afterEach(() => {
  useToasts.setState({ toasts: [] })
  closeSessionExpiredDialog()
})

function said(): string[] {
  return useToasts.getState().toasts.map(({ text }) => text)
}

describe('a refusal', () => {
  it('is said in the server’s words', () => {
    announceRefusal(new Refusal(409, '这条点评已经撤销过了'))

    expect(said()).toEqual(['这条点评已经撤销过了'])
  })

  it('without words is said in the product’s', () => {
    announceRefusal(new Refusal(502, ''))

    expect(said()).toEqual(['出错啦... 请联系管理员!'])
  })

  it('is grouped: the same sentence renews its toast', () => {
    announceRefusal(new Refusal(400, '班级id不能为空'))
    announceRefusal(new Refusal(400, '班级id不能为空'))

    expect(said()).toHaveLength(1)
  })

  it('because there is no such account names the way to one', () => {
    announceRefusal(new Refusal(20002, ''))

    expect(said()).toEqual(['账号不存在，请前往品格精灵APP注册'])
  })

  it.each([20102, 20103, 30024])('with code %i stays silent', (code) => {
    announceRefusal(new Refusal(code, '已扫码, 待确认'))

    expect(said()).toEqual([])
    expect(useSessionExpired.getState().text).toBeNull()
  })

  it('because the session has expired opens the warning in place of a toast', () => {
    announceRefusal(new Refusal(401, ''))

    expect(useSessionExpired.getState().text).toBe('登录信息失效，请重新登录！')
    expect(said()).toEqual([])
  })

  it('of a call that outlived its session says nothing to whoever comes next', () => {
    changeSession(() => signedOut)

    announceRefusal(new Refusal(401, ''))

    expect(useSessionExpired.getState().text).toBeNull()
  })

  it('that a screen shows itself is not announced', () => {
    announceError(new Refusal(409, '名字已经用过'), { announces: false })

    expect(said()).toEqual([])
  })
})

it('takes its warning back when the teacher has signed in anew in another tab', () => {
  announceRefusal(new Refusal(401, ''))
  changeSession((session) => signInUser(session, { ...wang, accessToken: 'new' }))

  expect(useSessionExpired.getState().text).toBeNull()
})

it('leaves a network error to the screen that asked', () => {
  announceError(new TypeError('Failed to fetch'), undefined)

  expect(said()).toEqual([])
})
