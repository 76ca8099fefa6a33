import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openClass, openTool } from '../../../../test/class-screen.ts'
import { holdClock, pass } from '../../../../test/clock.ts'
import { addLoudspeaker, heardTones } from '../../../../test/device/loudspeaker.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import type { User } from '../../../../test/user.ts'
import type { Countdown } from './countdown.ts'

let user: User

beforeEach(async () => {
  openSchoolClass()
  holdClock('2026-03-02T10:00:00+08:00')
  user = await openClass()
  await openTool(user, '计时器')
  await screen.findByRole('dialog', { name: '计时' })
})

const dialog = () => within(screen.getByRole('dialog', { name: '计时' }))
const tap = (name: string) => user.click(dialog().getByRole('button', { name }))
const time = () => dialog().getByRole('timer').textContent
const small = () => screen.findByRole('button', { name: /打开计时器$/ })

/** The locks of a browser: what a tab that asks for one is given, null where another tab has it. */
const tabLocks = (lock: object | null) => ({
  request: (_name: string, _options: object, act: (lock: object | null) => unknown) => act(lock),
})

/** What another tab of this browser writes down, and this one is told of. */
function writeElsewhere(countdown: Countdown): void {
  const key = 'pinge-timer'
  const state = { countdown, stopwatch: { phase: 'zero' } }
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
}

describe('the timer', () => {
  it('is set by half minutes, and never to less than half a minute', async () => {
    await tap('1 分钟')
    expect(dialog().getByRole('button', { name: '1 分钟' }).getAttribute('aria-pressed')).toBe('true')
    await tap('减 30 秒')
    expect(time()).toBe('00:30')
    await tap('减 30 秒')
    expect(time()).toBe('00:30')
    await tap('加 30 秒')
    expect(time()).toBe('01:00')
  })

  it('runs on in a corner of every screen once it is shut, until its end is seen', async () => {
    await tap('1 分钟')
    await tap('开始')
    await tap('关闭')
    expect((await small()).textContent).toMatch(/^(01:00|00:[345]\d)$/)
    await user.click(screen.getByRole('link', { name: '返回班级列表' }))
    await pass(60_000)

    const over = await screen.findByRole('button', { name: '时间到，打开计时器' })
    await user.click(screen.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(over.isConnected).toBe(false))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(screen.queryByRole('button', { name: /打开计时器$/ })).toBeNull()
  })

  it('is called by what it shows, and says no second by itself while the keyboard is on it', async () => {
    await tap('1 分钟')
    await tap('开始')
    await tap('关闭')
    const pill = await small()
    const called = () => pill.getAttribute('aria-label')
    expect(called()).toBe(`${pill.textContent}，打开计时器`)
    act(() => pill.focus())
    const before = called()
    await pass(5_000)
    expect(called()).toBe(before)
    act(() => pill.blur())

    expect(called()).toBe(`${pill.textContent}，打开计时器`)
    expect(called()).not.toBe(before)
  })

  it('is heard at its end while another dialog is open', async () => {
    await tap('1 分钟')
    await tap('开始')
    await tap('关闭')
    await small()
    await openTool(user, '随机点名')
    await screen.findByRole('dialog', { name: '随机点名' })
    await pass(61_000)

    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('计时器：时间到'),
    )
  })

  it('that is held in another tab is held here too, and rings in neither', async () => {
    await tap('1 分钟')
    await tap('开始')
    await tap('关闭')
    await small()
    writeElsewhere({ phase: 'paused', durationMs: 60_000, leftMs: 42_000 })
    await pass(60_000)

    expect((await small()).textContent).toBe('00:42已暂停')
  })

  it.each([
    ['rings where no other tab does', {}, 9],
    ['is over in silence where another tab rings', null, 0],
  ])('%s', async (_, lock, tones) => {
    addLoudspeaker()
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: tabLocks(lock) } }))
    await tap('1 分钟')
    await tap('开始')
    // A screen reader hears only what comes into a place that it knows.
    const told = dialog().getByRole('status')
    await pass(61_000)
    vi.unstubAllGlobals()

    expect(told.textContent).toBe('时间到')
    expect(heardTones()).toHaveLength(tones)
  })

  it('that another tab started meanwhile is seen and not ended by opening it here', async () => {
    await tap('关闭')
    writeElsewhere({ phase: 'running', durationMs: 600_000, endsAt: Date.now() + 600_000 })
    await openTool(user, '计时器')

    await screen.findByRole('dialog', { name: '计时' })
    expect(dialog().getByRole('button', { name: '暂停' })).toBeTruthy()
    expect(localStorage.getItem('pinge-timer')).toContain('running')
  })

  it('runs on when it is opened on a device that is full, and has kept an older one', async () => {
    await tap('1 分钟')
    const older = localStorage.getItem('pinge-timer') ?? ''
    await tap('开始')
    await tap('关闭')
    localStorage.setItem('pinge-timer', older)
    await user.click(await small())

    expect(dialog().getByRole('button', { name: '暂停' })).toBeTruthy()
  })

  it('says in its corner that it is paused, and is large again by one tap', async () => {
    await tap('1 分钟')
    await tap('开始')
    await tap('暂停')
    await tap('关闭')
    expect((await small()).textContent).toMatch(/已暂停$/)

    await user.click(await small())
    await tap('继续')
    expect(dialog().getByRole('button', { name: '暂停' })).toBeTruthy()
  })

  it('that is over runs the same time again, or is set to another one', async () => {
    await tap('1 分钟')
    await tap('开始')
    await pass(61_000)
    expect(time()).toBe('00:00')
    await tap('再来一次')
    expect(time()).toMatch(/^(01:00|00:5\d)$/)

    await tap('重新设置')
    expect(time()).toBe('01:00')
    await tap('3 分钟')
    expect(time()).toBe('03:00')
  })

  it('ends at its time also behind another window, where the browser looks at its clock once a minute', async () => {
    vi.spyOn(globalThis, 'setInterval').mockReturnValue(0)
    await tap('1 分钟')
    await tap('开始')
    await pass(60_000)

    expect(dialog().getByRole('button', { name: '再来一次' })).toBeTruthy()
  })

  it('begins by a double tap, too, and does not stop again at once', async () => {
    await tap('1 分钟')
    await user.dblClick(dialog().getByRole('button', { name: '开始' }))
    expect(dialog().getByRole('button', { name: '暂停' })).toBeTruthy()

    await pass(1_000)
    await user.dblClick(dialog().getByRole('button', { name: '暂停' }))
    expect(dialog().getByRole('button', { name: '继续' })).toBeTruthy()
  })

  it('is shut without a trace while nothing runs', async () => {
    await tap('关闭')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByRole('button', { name: /打开计时器$/ })).toBeNull()
  })
})

describe('the stopwatch', () => {
  it('shows the last six times that were taken, the newest first, each with its number', async () => {
    await tap('秒表')
    await tap('开始')
    for (let lap = 0; lap < 8; lap += 1) {
      await pass(1_000)
      await tap('计次')
    }

    const laps = within(dialog().getByRole('list', { name: '记下的时间，最近的在前' }))
    const numbers = laps.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
    expect(numbers).toEqual(['8', '7', '6', '5', '4', '3'])
  })

  it('begins by a double tap, too, and does not stop again at once', async () => {
    await tap('秒表')
    await user.dblClick(dialog().getByRole('button', { name: '开始' }))

    expect(dialog().getByRole('button', { name: '暂停' })).toBeTruthy()
  })

  it('goes on from where it was paused, and opens by itself when it is the one that runs', async () => {
    await tap('秒表')
    await tap('开始')
    await pass(65_000)
    await tap('暂停')
    await tap('关闭')
    await pass(600_000)

    await user.click(await small())
    expect(time()).toMatch(/^01:0[5-9]\.\d$/)
    await tap('继续')
    await pass(10_000)
    expect(time()).toMatch(/^01:[12]\d\.\d$/)
  })
})
