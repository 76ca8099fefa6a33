import { seatingDetail } from '@pinge/contract/seating.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { preferLessMotion } from '../../test/browser.ts'
import { openClass, openTool } from '../../test/class-screen.ts'
import { makePupils } from '../../test/make/student.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { enterSession } from '../shared/session/session.ts'
import { router } from './router.tsx'

const wang = makeTeacher()
const path = '/comment/class-detail?classId=c1'
const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])

beforeEach(() => {
  preferLessMotion()
  const students = makePupils(5).map((one, at) => (at === 0 ? { ...one, attendance: 'leave' as const } : one))
  openSchoolClass({ students })
  const seats = students.map(({ id }, place) => ({ studentId: id, row: 1, column: place + 1 }))
  server.answer(seatingDetail, { rows: 1, columns: 5, aisleEvery: 0, seats, version: 1 })
  server.answer(signOut, null)
})

/** Signs out by the menu, and opens the class again as this teacher. */
async function comeBackAs(user: User, teacher = wang): Promise<void> {
  await act(() => router.navigate('/comment'))
  await user.click(await screen.findByRole('button', { name: /我的账号$/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  await screen.findByLabelText('手机号')
  expect(kept()).not.toMatch(/"s[1-5]\\?"|"c1\\?"/)
  act(() => enterSession(teacher, false))
  await act(() => router.navigate(path))
}

it('who had a turn in the draw is forgotten with the teacher who signs out, and a new round begins', async () => {
  const user = await openScreen(path, wang)
  await screen.findByRole('list', { name: '学生' })
  await openTool(user, '随机点名')
  const draw = await screen.findByRole('dialog', { name: '随机点名' })
  expect(draw.textContent).toContain('1 人未到，不参与点名')
  await user.click(within(draw).getByRole('button', { name: '开始点名' }))
  await waitFor(() => expect(draw.textContent).toContain('已抽 1/4'))
  expect(localStorage.getItem('pinge-draws')).toMatch(/"s[2-5]"/)
  await user.keyboard('{Escape}')

  await comeBackAs(user)
  await screen.findByRole('list', { name: '学生' })
  await openTool(user, '随机点名')
  expect((await screen.findByRole('dialog', { name: '随机点名' })).textContent).toContain('已抽 0/4')
})

it('the seats stay in sight for the teacher who chose them, until that teacher signs out', async () => {
  const user = await openClass()
  await openTool(user, '座位表')
  await screen.findByRole('button', { name: '李思琪，第 1 排第 2 座，0 分' })
  expect(localStorage.getItem('pinge-seat-views')).toContain('c1')
  await act(() => router.navigate('/comment'))
  await screen.findAllByRole('article')
  await act(() => router.navigate(path))
  await screen.findByRole('button', { name: '李思琪，第 1 排第 2 座，0 分' })

  await comeBackAs(user)
  await screen.findByRole('list', { name: '学生' })
  await waitFor(() => expect(screen.queryByRole('list', { name: '座位' })).toBeNull())
})
