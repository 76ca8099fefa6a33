import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

/** The error catalogue of the specification (section 8), row by row, on the class list. */

/** What the screen of a class's exchanges asks. */
const callsOfExchanges = [classList, rewardList, rewardRecords, studentList, classTeachers]

const warning = () => screen.findByRole('alertdialog', { name: '警告' })
const retry = () => screen.findByRole('button', { name: /再试一次/ })
const toasts = () =>
  [...screen.getByRole('region', { name: '通知' }).children].map(({ textContent }) => textContent)

const unexpected = '出错啦... 请联系管理员!'

describe('a refusal is told by one toast', () => {
  it.each([
    ['any other code, in the server’s words', 200, { code: 50_001, msg: '服务器正在搬家' }, '服务器正在搬家'],
    ['any other code without words', 200, { code: 50_001, msg: '' }, unexpected],
    [
      'code 20002, whatever the server says',
      200,
      { code: 20_002, msg: '没有' },
      '账号不存在，请前往品格精灵APP注册',
    ],
    ['a failed answer with words', 409, { code: 409, msg: '名字已经用过' }, '名字已经用过'],
    ['a failed answer without words', 500, { code: 500, msg: '' }, unexpected],
    ['a failed answer that is not ours', 502, undefined, unexpected],
  ])('%s', async (_, status, envelope, says) => {
    server.reply(classList, status, envelope ? { ...envelope, data: null } : {})
    await openScreen('/comment')
    // It stays where it happened, with the way to try again.
    await retry()

    expect(toasts()).toEqual([says])
  })

  it.each([20_102, 20_103, 30_024])('but not code %i, which is for the program alone', async (code) => {
    server.reply(classList, 200, { code, msg: '已扫码, 待确认', data: null })
    await openScreen('/comment')
    await retry()

    expect(toasts()).toEqual([])
    expect(screen.queryByText('已扫码, 待确认')).toBeNull()
  })

  it('once for several calls that say the same', async () => {
    for (const endpoint of callsOfExchanges) server.refuse(endpoint, 'serviceBusy')
    await openScreen('/exchange-record?classId=c1')
    await waitFor(() => expect(screen.getAllByRole('button', { name: /再试一次/ }).length).toBeGreaterThan(0))

    expect(callsOfExchanges.flatMap((endpoint) => server.requests(endpoint)).length).toBeGreaterThan(1)
    expect(toasts()).toEqual(['服务正忙，请稍后再试'])
  })
})

describe('a list that the network kept back', () => {
  it('says so in its place, by no toast, and is there after one tap', async () => {
    server.fail(classList)
    const user = await openScreen('/comment')
    await screen.findByText('网络连接失败')
    expect(toasts()).toEqual([])

    server.answer(classList, [])
    await user.click(await retry())
    await screen.findByRole('heading', { name: '先建一个班' })
  })
})

describe('the end of a session', () => {
  it.each([
    ['code 401', 200, ''],
    ['a failed answer 401', 401, '登录信息失效，请重新登录！'],
  ])('by %s opens a warning that nothing but its button closes, and leads back', async (_, status, msg) => {
    for (const endpoint of callsOfExchanges) server.reply(endpoint, status, { code: 401, msg, data: null })
    const user = await openScreen('/exchange-record?classId=c1')
    const dialog = await warning()
    expect(dialog.textContent).toContain('登录信息失效，请重新登录！')
    await user.keyboard('{Escape}')
    await user.click(document.body)
    expect(await warning()).toBe(dialog)
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['重新登录'])
    expect(toasts()).toEqual([])

    await user.click(within(await warning()).getByRole('button'))
    await screen.findByLabelText('手机号')
    expect(address()).toBe('/?backUrl=%2Fexchange-record%3FclassId%3Dc1')
  })

  it('takes the token off the device', async () => {
    const wang = makeTeacher()
    server.refuse(classList, 'sessionExpired')
    const user = await openScreen('/comment', wang)
    await user.click(within(await warning()).getByRole('button', { name: '重新登录' }))
    await screen.findByLabelText('手机号')

    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(wang.accessToken)
  })

  it('keeps the account chosen, so that the phone is not typed again', async () => {
    const wang = makeTeacher({ nickname: '王老师' })
    server.refuse(classList, 'sessionExpired')
    const user = await openScreen('/comment', wang)
    await user.click(within(await warning()).getByRole('button', { name: '重新登录' }))

    expect((await screen.findByLabelText<HTMLInputElement>('手机号')).value).toBe(wang.tel)
    const chosen = await screen.findByRole('button', { name: /^王老师/ })
    expect(chosen.getAttribute('aria-pressed')).toBe('true')
  })
})
