import {
  changePassword,
  changeTel,
  endDevice,
  endOtherDevices,
  signedInDevices,
  updateProfile,
  type SignedInDevice,
} from '@pinge/contract/accounts.ts'
import { classList } from '@pinge/contract/classes.ts'
import { confirmFile } from '@pinge/contract/files.ts'
import { accountClosing, closeAccount, keepAccount } from '@pinge/contract/privacy/closing.ts'
import { exportTeacher } from '@pinge/contract/privacy/exports.ts'
import { sendCode, signOut } from '@pinge/contract/sign-in.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { configurePage } from '../../../test/page-config.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { cutOffStorage, openStorage, pictureUrl, pngFile, reconnectStorage } from '../../../test/storage.ts'
import type { User } from '../../../test/user.ts'
import { hashPassword } from '../../shared/text/hash-password.ts'

const wang = makeTeacher({ nickname: '王老师', tel: '13800000001', headUrl: '1' })
const profile = { userId: wang.userId, nickname: '王老师', tel: wang.tel, headUrl: '1', isTelProved: true }

const sheet = () => screen.getByRole('dialog', { name: '账号设置' })
const alerts = () =>
  within(sheet())
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)

async function openAccount(part?: '密码' | '手机号' | '设备' | '注销'): Promise<User> {
  server.answer(classList, [])
  const user = await openScreen('/comment', wang)
  await user.click(await screen.findByRole('button', { name: '王老师，我的账号' }))
  await user.click(await screen.findByRole('menuitem', { name: '账号设置' }))
  await screen.findByRole('dialog', { name: '账号设置' })
  if (part) await user.click(within(sheet()).getByRole('button', { name: part }))
  return user
}

describe('what is kept about a teacher', () => {
  it('is written out as one file, beside the profile and before the account is closed', async () => {
    const saved = watchSavedFiles()
    server.answer(exportTeacher, null)
    server.answer(accountClosing, { closesAt: null, classes: [] })
    const user = await openAccount()
    await user.click(within(sheet()).getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual(['我的全部资料.zip']))
    await user.click(within(sheet()).getByRole('button', { name: '注销' }))

    within(sheet()).getByRole('button', { name: '导出' })
  })

  it('and cannot be written out says so in its place', async () => {
    server.refuse(exportTeacher, 'serviceBusy')
    const user = await openAccount()
    await user.click(within(sheet()).getByRole('button', { name: '导出' }))

    await within(sheet()).findByText('服务正忙，请稍后再试')
  })
})

describe('name and face', () => {
  it('are changed, and seen at once beside the menu', async () => {
    server.answer(updateProfile, ({ nickname = '', headUrl = '' }) => ({ ...profile, nickname, headUrl }))
    const user = await openAccount()
    await user.fill(within(sheet()).getByLabelText('称呼'), '王小明老师')
    await user.click(within(sheet()).getByRole('radio', { name: '头像 7' }))
    await user.click(within(sheet()).getByRole('button', { name: '保存' }))

    await screen.findByText('资料已保存')
    expect(server.requests(updateProfile)).toMatchObject([{ nickname: '王小明老师', headUrl: '7' }])
    await user.click(within(sheet()).getByRole('button', { name: '关闭' }))
    await screen.findByRole('button', { name: '王小明老师，我的账号' })
  })

  it('a face of one’s own is uploaded and handed in', async () => {
    openStorage()
    server.answer(updateProfile, ({ headUrl = '' }) => ({ ...profile, headUrl }))
    const user = await openAccount()
    await user.upload(within(sheet()).getByLabelText('或者用自己的照片文件'), pngFile('我.png'))
    await waitFor(() =>
      expect(screen.getByRole('img', { name: '或者用自己的照片预览' }).getAttribute('src')).toBe(
        pictureUrl(1),
      ),
    )
    await user.click(within(sheet()).getByRole('button', { name: '保存' }))

    await screen.findByText('资料已保存')
    expect(server.requests(updateProfile)).toMatchObject([{ headUrl: pictureUrl(1) }])
  })

  it('are not saved while a face is on its way', async () => {
    openStorage()
    server.answer(updateProfile, ({ headUrl = '' }) => ({ ...profile, headUrl }))
    const confirmed = server.hold(confirmFile)
    const user = await openAccount()
    const save = within(sheet()).getByRole<HTMLButtonElement>('button', { name: '保存' })
    await user.upload(within(sheet()).getByLabelText('或者用自己的照片文件'), pngFile('我.png'))
    await user.click(save)
    await user.fill(within(sheet()).getByLabelText('称呼'), '王小明老师')
    await user.keyboard('{Enter}')
    expect(save.disabled).toBe(true)

    confirmed.answer({ url: pictureUrl(1) })
    await waitFor(() => expect(save.disabled).toBe(false))
    await user.click(save)
    await screen.findByText('资料已保存')
    expect(server.requests(updateProfile)).toMatchObject([{ nickname: '王小明老师', headUrl: pictureUrl(1) }])
  })

  it('are not saved without the face that failed to go up, and the form says so', async () => {
    openStorage()
    cutOffStorage()
    server.answer(updateProfile, ({ headUrl = '' }) => ({ ...profile, headUrl }))
    const user = await openAccount()
    const save = within(sheet()).getByRole<HTMLButtonElement>('button', { name: '保存' })
    await user.upload(within(sheet()).getByLabelText('或者用自己的照片文件'), pngFile('我.png'))
    await within(sheet()).findByRole('button', { name: '重试' })
    await user.click(save)
    expect(alerts()).toEqual(['网络连接失败', '刚选的图片没有上传成功，请重试，或移除后再提交'])
    expect(server.requests(updateProfile)).toEqual([])

    reconnectStorage()
    await user.click(within(sheet()).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(save.disabled).toBe(false))
    expect(within(sheet()).queryByRole('alert')).toBeNull()
    await user.click(save)
    await screen.findByText('资料已保存')
    expect(server.requests(updateProfile)).toMatchObject([{ headUrl: pictureUrl(1) }])
  })

  it('stay as they were typed while the devices are looked at', async () => {
    server.answer(signedInDevices, [])
    const user = await openAccount()
    await user.fill(within(sheet()).getByLabelText('称呼'), '王小明老师')
    await user.click(within(sheet()).getByRole('button', { name: '设备' }))
    expect(within(sheet()).queryByRole('textbox', { name: '称呼' })).toBeNull()
    await user.click(within(sheet()).getByRole('button', { name: '资料' }))

    expect(within(sheet()).getByRole<HTMLInputElement>('textbox', { name: '称呼' }).value).toBe('王小明老师')
  })

  it('a teacher without a name is not saved', async () => {
    const user = await openAccount()
    await user.clear(within(sheet()).getByLabelText('称呼'))

    expect(alerts()).toEqual(['请填写称呼，如 王老师'])
    expect(within(sheet()).getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
  })

  it('stay as they were typed when it is unknown whether they were saved, and are sent again as they were', async () => {
    server.fail(updateProfile)
    const user = await openAccount()
    await user.fill(within(sheet()).getByLabelText('称呼'), '王小明老师')
    await user.click(within(sheet()).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(alerts()).toEqual(['网络连接失败']))
    expect(within(sheet()).getByLabelText<HTMLInputElement>('称呼').disabled).toBe(true)

    server.answer(updateProfile, { ...profile, nickname: '王小明老师' })
    await user.click(within(sheet()).getByRole('button', { name: '保存' }))
    await screen.findByText('资料已保存')
    const [first, second] = server.requests(updateProfile)
    expect(second).toEqual(first)
  })
})

describe('the password', () => {
  async function typePasswords(user: User, old: string, password: string, repeated = password) {
    await user.fill(within(sheet()).getByLabelText('当前密码'), old)
    await user.fill(within(sheet()).getByLabelText('新密码'), password)
    await user.fill(within(sheet()).getByLabelText('再输一次新密码'), repeated)
    await user.click(within(sheet()).getByRole('button', { name: '修改密码' }))
  }

  it('is changed, and the fields are empty again', async () => {
    server.answer(changePassword, null)
    const user = await openAccount('密码')
    await typePasswords(user, 'chunfeng2026', 'qiufeng2026')

    await screen.findByText('密码已修改，其他设备已退出')
    expect(server.requests(changePassword)).toMatchObject([
      { oldPassword: hashPassword('chunfeng2026'), password: hashPassword('qiufeng2026') },
    ])
    expect(within(sheet()).getByLabelText<HTMLInputElement>('新密码').value).toBe('')
  })

  it('is not changed by a wrong one, and what was typed stays', async () => {
    server.refuse(changePassword, 'oldPasswordWrong')
    const user = await openAccount('密码')
    await typePasswords(user, 'not-the-password', 'qiufeng2026')

    await waitFor(() => expect(alerts()).toEqual(['当前密码不正确']))
    expect(within(sheet()).getByLabelText<HTMLInputElement>('新密码').value).toBe('qiufeng2026')
  })

  it('is not even sent when it is too short, typed differently or the old one again', async () => {
    const user = await openAccount('密码')
    await typePasswords(user, '', 'short', 'other')
    expect(alerts()).toEqual(['请输入当前密码', '密码至少 8 位', '两次输入的密码不一样'])

    await typePasswords(user, 'chunfeng2026', 'chunfeng2026')
    expect(alerts()).toEqual(['新密码和当前密码一样，请换一个'])
    expect(server.requests(changePassword)).toEqual([])
  })
})

describe('the phone number', () => {
  it('is shown in part, and changed by the school where no codes are sent', async () => {
    await openAccount('手机号')

    expect(within(sheet()).getByText('现在的手机号：138****0001')).toBeTruthy()
    expect(within(sheet()).getByText(/请联系学校管理员/)).toBeTruthy()
  })

  it('is changed by a code to the new one and the password', async () => {
    configurePage({ codes: 'shown' })
    server.answer(sendCode, { waitSeconds: 60 })
    server.answer(changeTel, { ...profile, tel: '13900000002' })
    const user = await openAccount('手机号')
    const code = within(sheet()).getByRole('button', { name: '获取验证码' })
    expect(code).toHaveProperty('disabled', true)
    await user.fill(within(sheet()).getByLabelText('新手机号'), '139 0000 0002')
    await user.click(code)
    await screen.findByText('验证码已发送，5 分钟内有效')
    expect([code.textContent, code.hasAttribute('disabled')]).toEqual(['60 秒后重发', true])
    await user.fill(within(sheet()).getByLabelText('验证码'), '123456')
    await user.fill(within(sheet()).getByLabelText('当前密码'), 'chunfeng2026')
    await user.click(within(sheet()).getByRole('button', { name: '更换手机号' }))

    await screen.findByText('手机号已更换')
    expect(within(sheet()).getByText('现在的手机号：139****0002')).toBeTruthy()
    expect(server.requests(sendCode)).toEqual([{ tel: '13900000002', purpose: 'changeTel' }])
    expect(server.requests(changeTel)).toMatchObject([{ tel: '13900000002', code: '123456' }])
  })

  it('is told of a code that was not sent until another number is typed', async () => {
    configurePage({ codes: 'shown' })
    server.refuse(sendCode, 'codeTooOften')
    const user = await openAccount('手机号')
    await user.fill(within(sheet()).getByLabelText('新手机号'), '13900000002')
    await user.click(within(sheet()).getByRole('button', { name: '获取验证码' }))
    await within(sheet()).findByText('验证码发送太频繁，请稍后再试')

    await user.fill(within(sheet()).getByLabelText('新手机号'), '13900000003')

    expect(within(sheet()).queryByText('验证码发送太频繁，请稍后再试')).toBeNull()
  })

  it('that another teacher has is refused, and what was typed stays', async () => {
    configurePage({ codes: 'shown' })
    server.refuse(changeTel, 'telTaken')
    const user = await openAccount('手机号')
    await user.fill(within(sheet()).getByLabelText('新手机号'), '13900000002')
    await user.fill(within(sheet()).getByLabelText('验证码'), '123456')
    await user.fill(within(sheet()).getByLabelText('当前密码'), 'chunfeng2026')
    await user.click(within(sheet()).getByRole('button', { name: '更换手机号' }))

    await waitFor(() => expect(alerts()).toEqual(['这个手机号已经注册，请直接登录']))
    expect(within(sheet()).getByLabelText<HTMLInputElement>('新手机号').value).toBe('13900000002')
  })
})

describe('the devices', () => {
  const thisOne: SignedInDevice = {
    id: 'd1',
    device: 'Windows 电脑 · Chrome',
    createdAt: Date.parse('2026-03-02T00:30:00Z'),
    lastSeenAt: Date.parse('2026-03-02T01:00:00Z'),
    isPublicComputer: false,
    isCurrent: true,
  }
  const phone: SignedInDevice = { ...thisOne, id: 'd2', device: 'iPhone · Safari', isCurrent: false }
  let devices: SignedInDevice[]

  const rows = () =>
    within(screen.getByRole('list', { name: '已登录的设备' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  beforeEach(() => {
    devices = [thisOne, { ...phone, isPublicComputer: true }]
    server.answer(signedInDevices, () => devices)
  })

  it('are told with when they were used, and one of them is signed out alone', async () => {
    holdClock('2026-03-02T09:30:00+08:00')
    server.answer(endDevice, ({ id }) => {
      devices = devices.filter((device) => device.id !== id)
      return null
    })
    const user = await openAccount('设备')
    await screen.findByRole('list', { name: '已登录的设备' })
    expect(rows()[0]).toBe('Windows 电脑 · Chrome这台设备今天 08:30 登录 · 最近使用 今天 09:00')
    expect(rows()[1]).toContain('公用电脑')

    const reading = server.hold(signedInDevices)
    await user.click(screen.getByRole('button', { name: '退出此设备' }))
    await screen.findByText('那台设备已退出')
    await user.click(screen.getByRole('button', { name: '退出此设备' }))
    reading.answer([thisOne])
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(server.requests(endDevice)).toMatchObject([{ id: 'd2' }])
  })

  it('of a teacher who signed in on very many are those that were used last, and it is said', async () => {
    devices = [thisOne, ...Array.from({ length: 99 }, (_, place) => ({ ...phone, id: `d${place + 2}` }))]
    await openAccount('设备')

    await screen.findByText('只列出最近用过的 100 台。')
  })

  it('are signed out together, all but this one', async () => {
    server.answer(endOtherDevices, () => {
      devices = [thisOne]
      return null
    })
    const user = await openAccount('设备')
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }))

    await screen.findByText('其他设备都已退出')
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '退出其他所有设备' })).toBeNull()
  })

  it('that could not be signed out together say so', async () => {
    server.refuse(endOtherDevices, 'serviceBusy')
    const user = await openAccount('设备')
    await user.click(await screen.findByRole('button', { name: '退出其他所有设备' }))

    await waitFor(() => expect(alerts()).toEqual(['服务正忙，请稍后再试']))
  })

  it('a device that could not be signed out says so in its row', async () => {
    server.refuse(endDevice, 'deviceNotFound')
    const user = await openAccount('设备')
    await user.click(await screen.findByRole('button', { name: '退出此设备' }))

    await waitFor(() => expect(rows()[1]).toContain('这台设备已经退出了'))
  })

  it('that cannot be told are asked for again by one tap', async () => {
    server.refuse(signedInDevices, 'serviceBusy')
    const user = await openAccount('设备')
    await within(sheet()).findByText('服务正忙，请稍后再试')

    server.answer(signedInDevices, devices)
    await user.click(within(sheet()).getByRole('button', { name: /再试一次/ }))
    await waitFor(() => expect(rows()).toHaveLength(2))
  })
})

describe('closing the account', () => {
  const mine = { classId: 'c1', className: '三年级(2)班', studentCount: 42, hasColleagues: true }

  it('says what goes, takes the password, and signs out', async () => {
    server.answer(accountClosing, { closesAt: null, classes: [mine] })
    server.answer(closeAccount, { closesAt: Date.UTC(2026, 10, 30) })
    server.answer(signOut, null)
    const user = await openAccount('注销')
    await screen.findByText(/三年级\(2\)班 · 42 名学生 · 想留给同事，请先在“班级老师”里转交/)
    await user.fill(within(sheet()).getByLabelText('当前密码'), 'chunfeng2026')
    await user.click(within(sheet()).getByRole('button', { name: '申请注销账号' }))

    await screen.findByRole('button', { name: '登录' })
    expect(server.requests(closeAccount)).toEqual([
      { password: hashPassword('chunfeng2026'), requestId: expect.any(String) },
    ])
  })

  it('tells a wrong password, and stays', async () => {
    server.answer(accountClosing, { closesAt: null, classes: [] })
    server.refuse(closeAccount, 'oldPasswordWrong')
    const user = await openAccount('注销')
    await user.fill(await within(sheet()).findByLabelText('当前密码'), 'not-the-password')
    await user.click(within(sheet()).getByRole('button', { name: '申请注销账号' }))

    await within(sheet()).findByRole('alert')
    expect(within(sheet()).getByLabelText<HTMLInputElement>('当前密码').value).toBe('not-the-password')
  })

  it('is taken back while it waits', async () => {
    let closesAt: number | null = Date.UTC(2026, 10, 30)
    server.answer(accountClosing, () => ({ closesAt, classes: [] }))
    server.answer(keepAccount, () => {
      closesAt = null
      return null
    })
    const user = await openAccount('注销')
    await user.click(await within(sheet()).findByRole('button', { name: '撤销注销' }))

    await within(sheet()).findByRole('button', { name: '申请注销账号' })
  })
})
