import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../../test/clock.ts'
import { createUser, type User } from '../../../../test/user.ts'
import { showError, showOffer, showSuccess, showUndo, tellAtTop } from './show-toast.ts'
import { Toaster } from './Toaster.tsx'

let user: User

beforeEach(() => {
  holdClock()
  user = createUser()
  render(<Toaster />)
})

const say = (show: () => void) => act(show)
const said = () =>
  [...screen.getByRole('region', { name: '通知' }).children].map(({ textContent }) => textContent)

describe('what is told at the foot of the screen', () => {
  it('goes by itself once it could be read, a failure a little later', async () => {
    say(() => showSuccess('已保存'))
    say(() => showError('网络连接失败'))
    await pass(4_100)
    expect(said()).toEqual(['网络连接失败'])

    await pass(1_000)
    expect(said()).toEqual([])
  })

  it('stays as long as the mouse is at it, and for the rest of its time after that', async () => {
    say(() => showSuccess('已保存'))
    await pass(2_000)
    await user.hover(screen.getByText('已保存'))
    await pass(20_000)
    expect(said()).toEqual(['已保存'])

    await user.unhover(screen.getByText('已保存'))
    await pass(2_100)
    expect(said()).toEqual([])
  })

  it('waits for a teacher who looks at another tab', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    say(() => showSuccess('已保存'))
    await pass(20_000)
    expect(said()).toEqual(['已保存'])

    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    await pass(4_100)
    expect(said()).toEqual([])
  })

  it('is said once, however often it happens, and its time begins again', async () => {
    say(() => showError('网络连接失败'))
    await pass(4_000)
    say(() => showError('网络连接失败'))
    expect(said()).toEqual(['网络连接失败'])

    await pass(4_000)
    expect(said()).toEqual(['网络连接失败'])
  })

  it('is never more than the last three', () => {
    for (const text of ['一', '二', '三', '四']) say(() => showSuccess(text))

    expect(said()).toEqual(['二', '三', '四'])
  })
})

describe('what is told in a lesson, where more than one would cover pupils', () => {
  let end: () => void

  beforeEach(() => {
    end = tellAtTop()
  })

  afterEach(() => end())

  it('is told at once when something was told before it, which is told again for its whole time', async () => {
    say(() => showError('图片没有上传成功'))
    await pass(1_000)
    say(() => showError('照片没有上传成功，请重新上传，或去掉照片'))
    expect(said()).toEqual(['照片没有上传成功，请重新上传，或去掉照片'])

    await pass(5_100)
    expect(said()).toEqual(['图片没有上传成功'])
    await pass(4_800)
    expect(said()).toEqual(['图片没有上传成功'])
    await pass(300)
    expect(said()).toEqual([])
  })

  it('is told at once, too, when the same was told before something else', async () => {
    for (const text of ['网络连接失败', '班级已归档', '网络连接失败']) say(() => showError(text))
    expect(said()).toEqual(['网络连接失败'])

    await pass(5_100)
    expect(said()).toEqual(['班级已归档'])
  })

  it('is not told again where it went well: that is seen where it was done', async () => {
    for (const text of ['已保存', '已撤销']) say(() => showSuccess(text))
    expect(said()).toEqual(['已撤销'])

    await pass(4_100)
    expect(said()).toEqual([])
  })
})

describe('the way back', () => {
  it('is taken once, and its toast is gone with it', async () => {
    const taken: string[] = []
    say(() => showUndo('已移动“贴纸”', () => taken.push('贴纸')))
    await user.click(screen.getByRole('button', { name: '撤销' }))

    expect(taken).toEqual(['贴纸'])
    expect(said()).toEqual([])
  })

  it('is that of the last action alone', async () => {
    const taken: string[] = []
    for (const name of ['贴纸', '书签']) say(() => showUndo(`已移动“${name}”`, () => taken.push(name)))
    expect(said()).toEqual(['已移动“书签”撤销'])
    await user.click(screen.getByRole('button', { name: '撤销' }))

    expect(taken).toEqual(['书签'])
  })

  it('stands for eight seconds, and longer while a keyboard is at it', async () => {
    say(() => showUndo('已移动“贴纸”', () => undefined))
    await pass(7_900)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '撤销' }))
    await pass(20_000)
    expect(said()).toHaveLength(1)

    await user.tab()
    await pass(1_000)
    expect(said()).toEqual([])
  })

  it('is no other button’s: an offer does what it says', async () => {
    let opened = 0
    say(() => showOffer('有新版本', '刷新', () => (opened += 1)))
    await user.click(screen.getByRole('button', { name: '刷新' }))

    expect(opened).toBe(1)
    expect(said()).toEqual([])
  })
})
