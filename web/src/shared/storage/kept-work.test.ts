import { beforeEach, expect, it, vi } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { leaveCurrentUser, signOutCurrentUser } from '../session/known-users.ts'
import { openSessionExpiredDialog } from '../session/session-expired.ts'
import { changeSession, enterSession } from '../session/session.ts'
import { createKeptWork, isSameWork } from './kept-work.store.ts'

let isFull: boolean
let device: Map<string, string>

beforeEach(() => {
  isFull = false
  device = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => device.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      device.set(name, value)
    },
    removeItem: (name: string) => device.delete(name),
  })
  signIn('u1')
})

function signIn(userId: string): void {
  enterSession(makeTeacher({ userId, accessToken: `token ${(tokens += 1)}` }), false)
}
let tokens = 0

/** One text at a place, as a review is. */
const openTab = () =>
  createKeptWork<string>(
    'kept',
    (stands, before, now) => now ?? (isSameWork(stands, before) ? undefined : stands),
  )

it('keeps what waits in another tab when something is typed in this one', () => {
  const one = openTab()
  const two = openTab()
  two.keep('u1', 'health', '120')
  one.keep('u1', 'perform', '90')

  expect(openTab().find('u1', 'health')).toBe('120')
  expect(openTab().find('u1', 'perform')).toBe('90')
})

it('brings nothing back that another tab has saved long ago', () => {
  const one = openTab()
  one.keep('u1', 'perform', '90')
  const two = openTab()
  one.keep('u1', 'perform', undefined)
  two.keep('u1', 'health', '120')

  expect(openTab().find('u1', 'perform')).toBeUndefined()
})

it('goes on with what an earlier page left, and takes it away once it is saved', () => {
  device.set('kept', JSON.stringify({ state: { byUser: { u1: { perform: '90' } } }, version: 1 }))
  const page = openTab()
  expect(page.takeUp('u1', 'perform')).toBe('90')
  page.keep('u1', 'perform', undefined)

  expect(openTab().find('u1', 'perform')).toBeUndefined()
})

it('leaves what another tab has typed since into the same place', () => {
  const one = openTab()
  const two = openTab()
  one.keep('u1', 'mei', '小梅爱读书。')
  two.keep('u1', 'mei', '小梅爱读书，也爱画画。')
  one.keep('u1', 'mei', undefined)

  expect(openTab().find('u1', 'mei')).toBe('小梅爱读书，也爱画画。')
})

it('is remembered for as long as the page is open where the device takes nothing more', () => {
  const page = openTab()
  page.keep('u1', 'mei', '小梅')
  isFull = true
  page.keep('u1', 'mei', '小梅爱读书。')

  expect(page.find('u1', 'mei')).toBe('小梅爱读书。')
})

it('does not bring back a teacher who has left the device by another tab', () => {
  const one = openTab()
  one.keep('u1', 'mei', '小梅爱读书。')
  const two = openTab()
  one.forget('u1')
  changeSession(signOutCurrentUser)
  signIn('u2')
  two.keep('u2', 'tao', '李涛爱跑步。')

  expect(device.get('kept')).not.toContain('小梅')
  expect(two.find('u2', 'tao')).toBe('李涛爱跑步。')
})

it('tells what this tab left from what another one has typed there since', () => {
  const one = openTab()
  const two = openTab()
  one.keep('u1', 'mei', '小梅爱读书。')
  expect([one.isOwn('u1', 'mei'), two.isOwn('u1', 'mei')]).toEqual([true, false])
  two.keep('u1', 'mei', '小梅爱读书，也爱画画。')

  expect(one.isOwn('u1', 'mei')).toBe(false)
  expect(one.list('u1')).toEqual({ mei: '小梅爱读书，也爱画画。' })
})

/** What another person who stands before the device could read. */
const onDevice = () => device.get('kept') ?? ''

it('is on the device no more once the session ended, and there again for the same teacher in this tab', () => {
  const page = openTab()
  page.keep('u1', 'mei', '小梅爱读书。')
  openSessionExpiredDialog('登录信息失效，请重新登录！')
  page.forget('u1')
  expect(onDevice()).not.toContain('小梅')

  changeSession(signOutCurrentUser)
  page.forget('u1')
  signIn('u2')
  expect(page.list('u2')).toEqual({})
  changeSession(leaveCurrentUser)
  signIn('u1')
  expect(page.takeUp('u1', 'mei')).toBe('小梅爱读书。')
  expect(onDevice()).toContain('小梅')
})

it('is written to no device that the teacher has left, though a save that was on its way failed', () => {
  const page = openTab()
  page.keep('u1', 'perform', '90')
  page.forget('u1')
  changeSession(signOutCurrentUser)
  page.keep('u1', 'perform', '90')
  expect(onDevice()).not.toContain('90')

  openSessionExpiredDialog('登录信息失效，请重新登录！')
  signIn('u1')
  expect(page.find('u1', 'perform')).toBe('90')
})

it('is gone where its answer came after the session had ended', () => {
  const page = openTab()
  page.keep('u1', 'perform', '90')
  openSessionExpiredDialog('登录信息失效，请重新登录！')
  page.forget('u1')
  page.keep('u1', 'perform', undefined)

  signIn('u1')
  expect(page.find('u1', 'perform')).toBeUndefined()
})

it('stays nowhere after the teacher has signed out', () => {
  const page = openTab()
  page.keep('u1', 'mei', '小梅爱读书。')
  page.forget('u1')
  changeSession(signOutCurrentUser)
  page.forget('u1')

  signIn('u1')
  expect(page.find('u1', 'mei')).toBeUndefined()
})
