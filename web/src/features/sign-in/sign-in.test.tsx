import { classList } from '@pinge/contract/classes.ts'
import { keepAccount } from '@pinge/contract/privacy/closing.ts'
import { passwordSignIn, register } from '@pinge/contract/sign-in.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { configurePage } from '../../../test/page-config.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'
import { leaveCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession, enterSession } from '../../shared/session/session.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'

const wang = makeTeacher({ nickname: '王老师', tel: '13800000001' })

const tel = () => screen.getByLabelText<HTMLInputElement>('手机号')
const password = () => screen.getByLabelText<HTMLInputElement>('密码')
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /已阅读/ })
const submit = () => screen.getByRole('button', { name: '登录' })

async function signIn(user: User, typed: { tel?: string; password?: string } = {}): Promise<void> {
  await user.fill(await screen.findByLabelText('手机号'), typed.tel ?? wang.tel)
  await user.fill(password(), typed.password ?? 'chunfeng2026')
  await user.click(agreement())
  await user.click(submit())
}

const isAtHome = () => screen.findByRole('button', { name: '王老师，我的账号' })

beforeEach(() => {
  server.answer(classList, [])
  server.answer(passwordSignIn, wang)
})

describe('signing in by password', () => {
  it('leads a teacher to the start, and sends no password in the clear', async () => {
    const user = await openScreen('/', null)
    await signIn(user)

    await isAtHome()
    expect(address()).toBe('/index')
    expect(server.requests(passwordSignIn)).toMatchObject([
      { tel: wang.tel, password: hashPassword('chunfeng2026'), isPublicComputer: false },
    ])
  })

  it('takes a number with spaces and +86', async () => {
    const user = await openScreen('/', null)
    await signIn(user, { tel: '+86 138 0000 0001' })

    await isAtHome()
    expect(server.requests(passwordSignIn)).toMatchObject([{ tel: wang.tel }])
  })

  it('tells a wrong password beside the field, and keeps what was typed', async () => {
    server.refuse(passwordSignIn, 'passwordWrong')
    const user = await openScreen('/', null)
    await signIn(user, { password: 'not-the-password' })

    expect((await screen.findByRole('alert')).textContent).toBe('手机号或密码不正确')
    expect(tel().value).toBe(wang.tel)
    expect(password().value).toBe('not-the-password')
    await waitFor(() => expect(document.activeElement).toBe(password()))

    server.answer(passwordSignIn, wang)
    await user.fill(password(), 'chunfeng2026')
    await user.keyboard('{Enter}')
    await isAtHome()
  })

  it('tells an unknown account by a toast in the words of the specification, and keeps what was typed', async () => {
    server.refuse(passwordSignIn, 'accountNotFound')
    const user = await openScreen('/', null)
    await signIn(user, { password: 'morning-sun' })

    await screen.findByText('账号不存在，请前往品格精灵APP注册')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(tel().value).toBe(wang.tel)
    expect(password().value).toBe('morning-sun')
  })

  it('tells where it happened that the network does not answer, and one tap tries again', async () => {
    server.fail(passwordSignIn)
    const user = await openScreen('/', null)
    await signIn(user)
    expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败')
    expect(password().value).toBe('chunfeng2026')

    server.answer(passwordSignIn, wang)
    await user.click(submit())
    await isAtHome()
  })

  it('sends nothing while a field is empty or the agreement is missing, and says so at each', async () => {
    const user = await openScreen('/', null)
    await user.click(await screen.findByRole('button', { name: '登录' }))

    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请输入手机号',
      '请输入密码',
      '请先勾选同意协议',
    ])
    await waitFor(() => expect(document.activeElement).toBe(tel()))
    await user.fill(tel(), '1380000')
    expect(screen.getByText('手机号是 1 开头的 11 位数字')).toBeTruthy()
    expect(server.requests(passwordSignIn)).toEqual([])
  })

  it('is sent once, however often the button is pressed', async () => {
    const held = server.hold(passwordSignIn)
    const user = await openScreen('/', null)
    await signIn(user)
    await user.type(password(), '{Enter}')
    held.answer(wang)

    await isAtHome()
    expect(server.requests(passwordSignIn)).toHaveLength(1)
  })

  it('shows the password to a teacher who wants to see it', async () => {
    const user = await openScreen('/', null)
    await screen.findByLabelText('密码')
    expect(password().type).toBe('password')

    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password().type).toBe('text')
    await user.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(password().type).toBe('password')
  })

  it('shows the agreement before it is agreed to', async () => {
    const user = await openScreen('/', null)
    await user.click(await screen.findByText('用户协议'))

    expect(await screen.findByRole('dialog')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('names who can help with a forgotten password where the site sends no codes', async () => {
    await openScreen('/', null)

    expect(await screen.findByText('忘记密码？请联系学校管理员重设。')).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['密码', '扫码'])
  })
})

describe('an account that waits to be closed', () => {
  it('is kept by one tap at the sign-in, before anything else is shown', async () => {
    server.answer(passwordSignIn, { ...wang, closesAt: Date.UTC(2026, 10, 30) })
    server.answer(keepAccount, null)
    const user = await openScreen('/', null)
    await signIn(user)
    await screen.findByRole('dialog', { name: '账号正在注销' })
    expect(screen.queryByRole('button', { name: '王老师，我的账号' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '撤销注销' }))

    await isAtHome()
    expect(server.requests(keepAccount)).toHaveLength(1)
  })

  it('is entered as it is by a teacher who wants to close it', async () => {
    server.answer(passwordSignIn, { ...wang, closesAt: Date.UTC(2026, 10, 30) })
    const user = await openScreen('/', null)
    await signIn(user)
    await user.click(await screen.findByRole('button', { name: '不撤销，先登录' }))

    await isAtHome()
  })
})

describe('the way back', () => {
  it('leads a teacher who signs in again to where the session ended', async () => {
    const user = await openScreen('/?backUrl=%2Fcomment%2Fcreate', null)
    await signIn(user)

    await isAtHome()
    expect(address()).toBe('/comment/create')
  })

  it('is not taken when it leads to another site', async () => {
    const user = await openScreen('/?backUrl=https%3A%2F%2Fexample.com', null)
    await signIn(user)

    await isAtHome()
    expect(address()).toBe('/index')
  })

  it('is kept for a teacher who is not signed in', async () => {
    await openScreen('/comment', null)

    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
    expect(address()).toBe('/?backUrl=%2Fcomment')
  })
})

describe('a new account', () => {
  const repeated = () => screen.getByLabelText('再输一次密码')

  it('is made with a name, and the teacher is at home at once', async () => {
    server.answer(register, makeTeacher({ nickname: '王老师' }))
    const user = await openScreen('/', null)
    await user.click(await screen.findByRole('link', { name: '注册账号' }))
    await user.fill(await screen.findByLabelText('称呼'), ' 王老师 ')
    await user.fill(tel(), '13900000002')
    await user.fill(password(), 'chunfeng2026')
    await user.fill(repeated(), 'chunfeng2026')
    await user.click(agreement())
    await user.click(screen.getByRole('button', { name: '注册' }))

    await isAtHome()
    expect(address()).toBe('/index')
    expect(server.requests(register)).toMatchObject([{ nickname: '王老师', tel: '13900000002' }])
  })

  it('is told what is wrong with each field', async () => {
    const user = await openScreen('/', null)
    await user.click(await screen.findByRole('link', { name: '注册账号' }))
    await user.fill(await screen.findByLabelText('密码'), 'short')
    await user.click(screen.getByRole('button', { name: '注册' }))

    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '请填写称呼，如 王老师',
      '请输入手机号',
      '密码至少 8 位',
      '两次输入的密码不一样',
      '请先勾选同意协议',
    ])
    expect(server.requests(register)).toEqual([])
  })

  it('is refused beside the number when the number has an account', async () => {
    server.refuse(register, 'telTaken')
    const user = await openScreen('/', null)
    await user.click(await screen.findByRole('link', { name: '注册账号' }))
    await user.fill(await screen.findByLabelText('称呼'), '王老师')
    await user.fill(tel(), wang.tel)
    await user.fill(password(), 'chunfeng2026')
    await user.fill(repeated(), 'chunfeng2026')
    await user.click(agreement())
    await user.click(screen.getByRole('button', { name: '注册' }))

    expect((await screen.findByRole('alert')).textContent).toBe('这个手机号已经注册，请直接登录')
    expect(tel().getAttribute('aria-invalid')).toBe('true')
  })

  it('is not offered where the school makes the accounts', async () => {
    configurePage({ registration: 'closed' })
    await openScreen('/#register', null)

    expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: '注册账号' })).toBeNull()
  })
})

describe('the forms of the card', () => {
  beforeEach(() => {
    configurePage({ codes: 'shown' })
  })

  it('what was typed in one form of the card stands in the next, which is read from its heading', async () => {
    const user = await openScreen('/', null)
    const heading = (name: string) => screen.findByRole('heading', { name })
    await user.fill(await screen.findByLabelText('手机号'), wang.tel)
    await user.click(agreement())

    await user.click(screen.getByRole('link', { name: '忘记密码？' }))
    expect(document.activeElement).toBe(await heading('重设密码'))
    await screen.findByLabelText('新密码')
    expect(tel().value).toBe(wang.tel)
    await user.click(screen.getByRole('link', { name: '去登录' }))
    await heading('欢迎回来')
    expect(tel().value).toBe(wang.tel)
    await user.click(screen.getByRole('link', { name: '注册账号' }))
    await screen.findByLabelText('称呼')
    expect(tel().value).toBe(wang.tel)
    expect(agreement().checked).toBe(true)
  })

  it('the number of an account that there is does not stand in the form for a new one', async () => {
    enterSession({ ...wang, accessToken: '' }, false)
    changeSession(leaveCurrentUser)
    const user = await openScreen('/', null)
    expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe(wang.tel)
    await user.click(screen.getByRole('link', { name: '注册账号' }))
    await screen.findByLabelText('称呼')

    expect(tel().value).toBe('')
  })
})
