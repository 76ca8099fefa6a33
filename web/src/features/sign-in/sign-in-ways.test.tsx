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
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
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

describe('a QR code', () => {
  const key = 'k'.repeat(43)
  const state = () => within(screen.getByRole('tabpanel')).getByRole('status').textContent

  async function openCode(): Promise<User> {
    holdClock()
    server.answer(qrLoginContent, { key, content: 'https://pinge.school.cn/qr/abc', expireTime: 1 })
    const user = await openScreen('/', null)
    await user.click(await screen.findByRole('tab', { name: '扫码' }))
    return user
  }
  const nextPoll = () => pass(1_000)

  it('says where it stands, from waiting to signed in, and never by a toast', async () => {
    server.refuse(qrLoginResult, 'qrNotScanned')
    await openCode()
    await waitFor(() => expect(state()).toBe('待扫码'))
    expect(screen.getByRole('img', { name: '二维码' })).toBeTruthy()
    await nextPoll()
    expect(state()).toBe('待扫码')

    server.refuse(qrLoginResult, 'qrScanned')
    await nextPoll()
    await waitFor(() => expect(state()).toBe('已扫码，待确认'))
    expect(screen.queryByText('已扫码, 待确认')).toBeNull()

    server.answer(qrLoginResult, wang)
    await nextPoll()
    await isAtHome()
  })

  it('that a phone has scanned stays good when 公用电脑 is ticked only then, and the server is told', async () => {
    server.refuse(qrLoginResult, 'qrScanned')
    const user = await openCode()
    await waitFor(() => expect(state()).toBe('待扫码'))
    await nextPoll()
    await waitFor(() => expect(state()).toBe('已扫码，待确认'))

    await user.click(screen.getByRole('checkbox', { name: /公用电脑/ }))
    expect(state()).toBe('已扫码，待确认')
    server.answer(qrLoginResult, wang)
    await nextPoll()
    await isAtHome()
    expect(server.requests(qrLoginContent)).toHaveLength(1)
    expect(server.requests(qrLoginResult).at(-1)).toMatchObject({ key, isPublicComputer: true })
    expect(server.requests(qrLoginResult).at(-1)?.deviceId).toBeUndefined()
  })

  it('that is too old, or that the phone refused, makes room for a new one', async () => {
    server.refuse(qrLoginResult, 'qrExpired')
    const user = await openCode()
    await waitFor(() => expect(state()).toBe('待扫码'))
    await nextPoll()
    await waitFor(() => expect(state()).toBe('已过期'))

    server.refuse(qrLoginResult, 'qrNotScanned')
    await user.click(screen.getByRole('button', { name: '点击刷新' }))
    await waitFor(() => expect(state()).toBe('待扫码'))
    expect(server.requests(qrLoginContent)).toHaveLength(2)
  })

  it('goes on being asked about when a poll gets no answer, and says nothing', async () => {
    server.fail(qrLoginResult)
    await openCode()
    await waitFor(() => expect(state()).toBe('待扫码'))
    await nextPoll()
    await nextPoll()

    expect(server.requests(qrLoginResult).length).toBeGreaterThan(1)
    expect(state()).toBe('待扫码')
    expect(screen.queryByText('网络连接失败')).toBeNull()
  })

  it('that cannot be had says why, and is asked for again by one tap', async () => {
    await openCode()
    server.fail(qrLoginContent)
    const user = createUser()
    await user.click(screen.getByRole('tab', { name: '密码' }))
    await user.click(screen.getByRole('tab', { name: '扫码' }))

    await waitFor(() => expect(state()).toBe('网络连接失败'))
    expect(screen.getByRole('button', { name: '点击刷新' })).toBeTruthy()
  })

  it('whose address only this computer can open says so', async () => {
    server.refuse(qrLoginResult, 'qrNotScanned')
    const user = await openScreen('/', null)
    server.answer(qrLoginContent, { key, content: 'http://localhost:8080/qr/abc', expireTime: 1 })
    await user.click(await screen.findByRole('tab', { name: '扫码' }))

    expect(await screen.findByText(/手机扫不到/)).toBeTruthy()
  })
})

describe('the phone that scanned a code', () => {
  const device = { siteName: '实验小学', device: 'Windows 电脑 · Chrome', createdAt: 0, expireTime: 1 }

  it('asks its teacher before the other device is let in', async () => {
    server.answer(qrScan, device)
    server.answer(qrConfirm, null)
    const user = await openScreen(`/qr/${'s'.repeat(43)}`, wang)
    await screen.findByRole('heading', { name: '允许这台设备登录吗？' })
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['实验小学', 'Windows 电脑 · Chrome', '王老师']),
    )

    await user.click(screen.getByRole('button', { name: '确认登录' }))
    await screen.findByRole('heading', { name: '已确认登录' })
    expect(server.requests(qrConfirm)).toMatchObject([{ accept: true }])
  })

  it('can refuse', async () => {
    server.answer(qrScan, device)
    server.answer(qrConfirm, null)
    const user = await openScreen(`/qr/${'s'.repeat(43)}`, wang)
    await user.click(await screen.findByRole('button', { name: '拒绝' }))

    await screen.findByRole('heading', { name: '已拒绝登录' })
    expect(server.requests(qrConfirm)).toMatchObject([{ accept: false }])
  })

  it('says that a code is too old', async () => {
    server.refuse(qrScan, 'qrExpired')
    await openScreen(`/qr/${'s'.repeat(43)}`, wang)

    await screen.findByRole('heading', { name: '二维码已过期' })
    expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull()
  })

  it('keeps the question when the network fails, and can answer again', async () => {
    server.answer(qrScan, device)
    server.fail(qrConfirm)
    const user = await openScreen(`/qr/${'s'.repeat(43)}`, wang)
    await user.click(await screen.findByRole('button', { name: '确认登录' }))
    expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败')

    server.answer(qrConfirm, null)
    await user.click(screen.getByRole('button', { name: '确认登录' }))
    await screen.findByRole('heading', { name: '已确认登录' })
  })

  it('signs its teacher in first, and says for what', async () => {
    await openScreen(`/qr/${'s'.repeat(43)}`, null)

    expect(await screen.findByText('登录后，再确认那台设备的登录。')).toBeTruthy()
  })
})
