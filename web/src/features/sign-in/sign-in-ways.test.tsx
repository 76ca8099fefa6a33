import { classList } from '@pinge/contract/classes.ts'
import {
  codeSignIn,
  passwordSignIn,
  register,
  resetPassword,
  sendCode,
  signOut,
  type UserInfo,
} from '@pinge/contract/sign-in.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { configurePage } from '../../../test/page-config.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { createUser, type User } from '../../../test/user.ts'
import { leaveCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession, enterSession } from '../../shared/session/session.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'
import { CodeSignInForm } from './forms/CodeSignInForm.tsx'

const wang = makeTeacher({ nickname: '王老师' })
const isAtHome = () => screen.findByRole('button', { name: '王老师，我的账号' })

beforeEach(() => {
  server.answer(classList, [])
})

describe('an account that a teacher put aside on this device', () => {
  const accounts = () => screen.findByRole('list', { name: '这台设备上的账号' })

  beforeEach(() => {
    enterSession(wang, false)
    changeSession(leaveCurrentUser)
  })

  it('shows its name and half its number, and is signed in again by one tap', async () => {
    const user = await openScreen('/', null)
    const [account] = within(await accounts()).getAllByRole('button')
    expect(account?.textContent).toContain('138****0001')
    await user.click(account as HTMLElement)

    await isAtHome()
    expect(address()).toBe('/index')
  })

  it('asks for the password when its session has ended', async () => {
    server.refuse(classList, 'sessionExpired')
    const user = await openScreen('/', null)
    await user.click(within(await accounts()).getByRole('button', { name: /^王老师/ }))

    await waitFor(() => expect(localStorage.getItem('pinge-session')).not.toContain(wang.accessToken))
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe(wang.tel)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays known when the network does not answer', async () => {
    server.fail(classList)
    const user = await openScreen('/', null)
    await user.click(within(await accounts()).getByRole('button', { name: /^王老师/ }))

    await screen.findByText('网络连接失败')
    expect(localStorage.getItem('pinge-session')).toContain(wang.accessToken)
  })

  it('is taken off the device by its own button, and signed out there', async () => {
    server.answer(signOut, null)
    const user = await openScreen('/', null)
    await user.click(within(await accounts()).getByRole('button', { name: '从这台设备移除王老师' }))

    expect(screen.queryByRole('list', { name: '这台设备上的账号' })).toBeNull()
    expect(localStorage.getItem('pinge-session')).not.toContain(wang.accessToken)
    await waitFor(() => expect(server.requests(signOut)).toHaveLength(1))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '欢迎回来' }))
  })
})

describe('on a public computer', () => {
  const keptForLonger = () => Object.keys(localStorage).filter((name) => name !== 'pinge-site')

  async function signInInPublic(user: User): Promise<void> {
    server.answer(passwordSignIn, wang)
    await user.click(await screen.findByRole('checkbox', { name: /公用电脑/ }))
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.fill(screen.getByLabelText('密码'), 'chunfeng2026')
    await user.click(screen.getByRole('checkbox', { name: /已阅读/ }))
    await user.click(screen.getByRole('button', { name: '登录' }))
    await isAtHome()
  }

  it('nothing of the teacher is kept for longer than the window, and the server is told so', async () => {
    const user = await openScreen('/', null)
    await signInInPublic(user)

    expect(keptForLonger()).toEqual([])
    expect(server.requests(passwordSignIn)[0]).toMatchObject({ isPublicComputer: true })
    expect(server.requests(passwordSignIn)[0]?.deviceId).toBeUndefined()
  })

  it('an account that is made there is kept no longer either', async () => {
    server.answer(register, wang)
    const user = await openScreen('/#register', null)
    await user.fill(await screen.findByLabelText('称呼'), '王老师')
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.fill(screen.getByLabelText('密码'), 'chunfeng2026')
    await user.fill(screen.getByLabelText('再输一次密码'), 'chunfeng2026')
    await user.click(screen.getByRole('checkbox', { name: /已阅读/ }))
    await user.click(screen.getByRole('checkbox', { name: /公用电脑/ }))
    await user.click(screen.getByRole('button', { name: '注册' }))

    await isAtHome()
    expect(keptForLonger()).toEqual([])
  })

  it('the window forgets the teacher who signs out', async () => {
    const user = await openScreen('/', null)
    await signInInPublic(user)
    await user.click(await isAtHome())
    await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
    await screen.findByText('退出成功')

    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(wang.userId)
    expect(screen.queryByRole('list', { name: '这台设备上的账号' })).toBeNull()
  })
})

describe('where the site sends codes', () => {
  const code = () => screen.findByLabelText<HTMLInputElement>('验证码')

  beforeEach(() => {
    configurePage({ codes: 'shown' })
  })

  function openCodeForm(onSignedIn: (user: UserInfo) => void = () => {}): User {
    render(
      <CodeSignInForm
        begun={{ tel: '', hasAgreed: false }}
        onBegin={() => {}}
        isPublicComputer={false}
        onSignedIn={onSignedIn}
      />,
    )
    return createUser()
  }

  it('a teacher signs in by a code, and the next one has to wait', async () => {
    server.answer(sendCode, { waitSeconds: 60 })
    server.answer(codeSignIn, wang)
    const onSignedIn = vi.fn<(user: UserInfo) => void>()
    const user = openCodeForm(onSignedIn)
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: /\d+ 秒后重发/ })
    expect(again.disabled).toBe(true)
    expect(screen.getByText('验证码已发送，5 分钟内有效')).toBeTruthy()

    await user.fill(await code(), '123456')
    await user.click(screen.getByRole('checkbox', { name: /已阅读/ }))
    await user.click(screen.getByRole('button', { name: '登录' }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(wang))
    expect(server.requests(sendCode)).toEqual([{ tel: wang.tel, purpose: 'signIn' }])
    expect(server.requests(codeSignIn)).toMatchObject([{ code: '123456' }])
  })

  it('a teacher whose sign-in got no answer signs in again by the same code', async () => {
    server.fail(codeSignIn)
    const onSignedIn = vi.fn<(user: UserInfo) => void>()
    const user = openCodeForm(onSignedIn)
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.fill(await code(), '123456')
    await user.click(screen.getByRole('checkbox', { name: /已阅读/ }))
    await user.click(screen.getByRole('button', { name: '登录' }))
    await screen.findByText(/网络/)
    server.answer(codeSignIn, wang)
    await user.click(screen.getByRole('button', { name: '登录' }))

    await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(wang))
    const [first, again] = server.requests(codeSignIn)
    expect(first?.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(again).toEqual(first)
  })

  it('a number that was mistyped does not make the right one wait', async () => {
    server.answer(sendCode, { waitSeconds: 60 })
    const user = openCodeForm()
    await user.fill(screen.getByLabelText('手机号'), '13800009999')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByRole('button', { name: /\d+ 秒后重发/ })
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.click(await screen.findByRole('button', { name: '获取验证码' }))

    await waitFor(() =>
      expect(server.requests(sendCode).map(({ tel }) => tel)).toEqual(['13800009999', wang.tel]),
    )
  })

  it('no code is sent to what is no number', async () => {
    const user = openCodeForm()
    await user.fill(screen.getByLabelText('手机号'), '138')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))

    expect(screen.getByRole('alert').textContent).toBe('手机号是 1 开头的 11 位数字')
    expect(server.requests(sendCode)).toEqual([])
  })

  it('a code that was asked for too often is told, and counts down what the server says', async () => {
    server.refuse(sendCode, 'codeTooOften', { waitSeconds: 30 })
    const user = openCodeForm()
    await user.fill(screen.getByLabelText('手机号'), wang.tel)
    await user.click(screen.getByRole('button', { name: '获取验证码' }))

    expect((await screen.findByRole('alert')).textContent).toBe('验证码发送太频繁，请稍后再试')
    expect(screen.getByRole('button', { name: '30 秒后重发' })).toBeTruthy()
  })

  it('a forgotten password is replaced by means of a code; a wrong one is told and nothing typed is lost', async () => {
    server.refuse(resetPassword, 'codeWrong')
    const user = await openScreen('/#reset', null)
    await screen.findByRole('heading', { name: '重设密码' })
    await user.fill(await screen.findByLabelText('手机号'), wang.tel)
    await user.fill(screen.getByLabelText('新密码'), 'qiufeng2026')
    await user.fill(screen.getByLabelText('再输一次新密码'), 'qiufeng2026')
    await user.fill(await code(), '000000')
    await user.click(screen.getByRole('button', { name: '重设密码并登录' }))
    await screen.findByText('验证码不正确或已过期，请核对后再试')
    expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe('qiufeng2026')

    server.answer(resetPassword, wang)
    await user.fill(await code(), '654321')
    await user.click(screen.getByRole('button', { name: '重设密码并登录' }))
    await isAtHome()
    expect(server.requests(resetPassword)[1]).toMatchObject({
      code: '654321',
      password: hashPassword('qiufeng2026'),
    })
  })

  it('a password that everybody guesses is refused beside it', async () => {
    server.refuse(resetPassword, 'passwordTooCommon')
    const user = await openScreen('/#reset', null)
    await user.fill(await screen.findByLabelText('手机号'), wang.tel)
    await user.fill(screen.getByLabelText('新密码'), '12345678')
    await user.fill(screen.getByLabelText('再输一次新密码'), '12345678')
    await user.fill(await code(), '123456')
    await user.click(screen.getByRole('button', { name: '重设密码并登录' }))

    await screen.findByText('这个密码太常见，容易被猜到，请换一个')
    expect(screen.getByLabelText('新密码').getAttribute('aria-invalid')).toBe('true')
  })
})
