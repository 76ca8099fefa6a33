import { seatingDetail } from '@pinge/contract/seating.ts'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openTool } from '../../test/class-screen.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import { signInAgain } from '../../test/sign-in-again.ts'
import type { User } from '../../test/user.ts'
import { openSessionExpiredDialog } from '../shared/session/session-expired.ts'
import { keepOfflineCache } from './offline/offline-cache.ts'
import { queryClient } from './query-client.ts'

const wang = makeTeacher({ nickname: '王老师' })
const li = makeTeacher({ nickname: '李老师' })
const path = '/comment/class-detail?classId=c1'

beforeEach(() => {
  openSchoolClass()
  server.answer(seatingDetail, { rows: 3, columns: 2, aisleEvery: 0, seats: [], version: 1 })
  keepOfflineCache(queryClient)
})

async function arrange(user: User): Promise<void> {
  await screen.findByRole('list', { name: '学生' })
  await openTool(user, '座位表')
  await user.click(await screen.findByRole('button', { name: '排座位' }))
  await screen.findByRole('region', { name: '排座位' })
}

/** Who sits where, row after row, also behind a warning. */
function places(): string[] {
  const room = within(screen.getByRole('list', { name: '座位', hidden: true }))
  return room.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
}

async function seatAll(): Promise<string[]> {
  const user = await openScreen(path, wang)
  await arrange(user)
  await user.click(screen.getByRole('button', { name: '随机排座' }))
  return places()
}

it('seats that are being arranged stay behind the warning that the session has ended', async () => {
  const seated = await seatAll()
  expect(seated.join('')).toContain('王浩然')

  act(() => openSessionExpiredDialog('登录信息失效，请重新登录！'))
  await screen.findByRole('alertdialog', { name: '警告' })
  expect(places()).toEqual(seated)
})

it('seats that were being arranged are there again for the same teacher, each step to be taken back', async () => {
  const seated = await seatAll()

  const user = await signInAgain(path, wang)
  await screen.findByText('登录前没保存的内容还在，可以继续填写')
  await arrange(user)
  expect(places()).toEqual(seated)
  await user.click(screen.getByRole('button', { name: '撤回一步' }))
  expect(places().join('')).not.toContain('王浩然')
})

it('seats that were being arranged are there for no other teacher', async () => {
  await seatAll()

  const user = await signInAgain(path, li)
  await arrange(user)
  expect(places().join('')).not.toContain('王浩然')
})

it('seats that a colleague saved meanwhile are not saved over', async () => {
  await seatAll()
  server.answer(seatingDetail, { rows: 3, columns: 2, aisleEvery: 0, seats: [], version: 2 })

  const user = await signInAgain(path, wang)
  await arrange(user)

  expect(screen.getByRole('alert').textContent).toBe('座位表刚刚被别人改过，请看过最新的再排')
})
