import { classDetail } from '@pinge/contract/class-edit.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import { passwordSignIn, signOut } from '@pinge/contract/sign-in.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeClassDetail } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { useIdleLock } from '../../shared/session/idle-lock.store.ts'

const wang = makeTeacher({ nickname: '王老师' })

// What watches comes apart from the room: here it is at hand before the clock is held.
beforeAll(() => import('../../features/sign-in/idle/IdleGuard.tsx'))
beforeEach(() => {
  holdClock()
  openSchoolClass()
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  const pupil = { header: '1', givenOn: null, withdrawnOn: null, state: 'none' as const }
  server.answer(consentList, [{ ...pupil, studentId: 'mei', username: '陈梅' }])
  server.answer(signOut, null)
})
afterEach(() => vi.useRealTimers())

async function openRoom() {
  const user = await openScreen('/comment/consent?classId=c1', wang)
  await screen.findByRole('button', { name: /^陈梅/ })
  return user
}
/** It watches from the moment on at which it has come. */
async function isLeftAlone(): Promise<void> {
  await expect
    .poll(async () => {
      await pass(11 * MINUTE_MS)
      return cover()
    })
    .not.toBeNull()
}
const cover = () => screen.queryByRole('dialog', { name: '离开了一会儿' })

it('covers the room after ten minutes without a touch, and the password leads back to what was begun', async () => {
  server.answer(passwordSignIn, { ...wang, accessToken: 'proof' })
  const user = await openRoom()
  await user.click(screen.getByRole('button', { name: /^陈梅/ }))
  await pass(9 * MINUTE_MS)
  expect(cover()).toBeNull()
  await isLeftAlone()

  await user.fill(screen.getByLabelText('登录密码'), 'chunfeng2026')
  await user.click(screen.getByRole('button', { name: '继续' }))
  await waitFor(() => expect(cover()).toBeNull())
  expect(screen.getByRole('button', { name: /^陈梅/ }).getAttribute('aria-pressed')).toBe('true')
  expect(server.requests(signOut)).toHaveLength(1)
})

it('stays covered for a wrong password and for another teacher', async () => {
  const user = await openRoom()
  await isLeftAlone()
  await user.fill(await screen.findByLabelText('登录密码'), 'not-the-password')
  server.refuse(passwordSignIn, 'passwordWrong')
  await user.click(screen.getByRole('button', { name: '继续' }))
  await screen.findByText('手机号或密码不正确')

  server.answer(passwordSignIn, { ...wang, userId: 'somebody-else' })
  await user.click(screen.getByRole('button', { name: '继续' }))
  await screen.findByText(/^这不是现在登录的账号/)
  expect(cover()).not.toBeNull()
})

it('lets a touch put it off, and is off where the teacher wants it so on this computer', async () => {
  const user = await openRoom()
  await pass(9 * MINUTE_MS)
  await user.click(screen.getByRole('button', { name: /^陈梅/ }))
  await pass(9 * MINUTE_MS)
  expect(cover()).toBeNull()
  act(() => {
    useIdleLock.setState({ minutes: 0 })
  })
  await pass(60 * MINUTE_MS)
  expect(cover()).toBeNull()
})

const mark = wang.accessToken.slice(0, 8)
const kept = () => localStorage.getItem('pinge-idle-lock')
/** What another tab of the browser wrote down, of which this one is not told yet. */
function writeElsewhere(change: object): void {
  const state = { minutes: 10, lockedSession: '', touchedAt: 0, ...change }
  localStorage.setItem('pinge-idle-lock', JSON.stringify({ state, version: 1 }))
}
async function elsewhere(change: object): Promise<void> {
  writeElsewhere(change)
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'pinge-idle-lock' }))
  })
}

it('knows of a teacher who works in another tab, and is covered and opened with it', async () => {
  await openRoom()
  for (let times = 0; times < 3; times += 1) {
    await pass(9 * MINUTE_MS)
    await elsewhere({ touchedAt: Date.now() })
  }
  expect(cover()).toBeNull()

  await elsewhere({ lockedSession: mark })
  await waitFor(() => expect(cover()).not.toBeNull())
  await elsewhere({})
  await waitFor(() => expect(cover()).toBeNull())
})

it('is covered where a tab goes into it after another tab was covered, and a touch does not uncover both', async () => {
  const user = await openScreen('/comment/class-edit?classId=c1', wang)
  await elsewhere({ lockedSession: mark })
  await user.click(await screen.findByRole('link', { name: '家长同意' }))
  await waitFor(() => expect(cover()).not.toBeNull())
  await user.click(await screen.findByRole('button', { name: /^陈梅/, hidden: true }))

  expect(kept()).toContain(mark)
})

it('stays covered in another tab when a touch here is noted down before this tab was told', async () => {
  const user = await openRoom()
  writeElsewhere({ lockedSession: mark })
  await pass(MINUTE_MS)
  await user.click(screen.getByRole('button', { name: /^陈梅/ }))

  expect(kept()).toContain(mark)
  await waitFor(() => expect(cover()).not.toBeNull())
})
