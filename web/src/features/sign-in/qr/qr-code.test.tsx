import { classList } from '@pinge/contract/classes.ts'
import { qrConfirm, qrLoginContent, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../../test/clock.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import { createUser, type User } from '../../../../test/user.ts'

const wang = makeTeacher({ nickname: '王老师' })
const isAtHome = () => screen.findByRole('button', { name: '王老师，我的账号' })

beforeEach(() => {
  server.answer(classList, [])
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

  it('that a phone has scanned stays good when 公用电脑 is chosen only then, and the server is told', async () => {
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
