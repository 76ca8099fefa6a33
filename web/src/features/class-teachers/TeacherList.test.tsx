import { classDetail } from '@pinge/contract/class-edit.ts'
import {
  classTeachers,
  handOverClass,
  joinRequests,
  removeTeacher,
  sentInvites,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClassDetail, makeClassTeacher, makeJoinRequest } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })
const owner = makeClassTeacher({
  userId: wang.userId,
  nickname: '王老师',
  isOwner: true,
  isCanSendClassNotice: true,
})
const li = makeClassTeacher({ userId: 'li', nickname: '李老师', maskedTel: '138****0087' })

const right = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /李老师\s?可以发班级通知/ })

async function openTeachers() {
  const user = await openScreen('/comment/class-edit?classId=c1', wang)
  await right()
  return user
}

beforeEach(() => {
  server.answer(classList, [])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(classTeachers, [owner, li])
})

it('a right is shown at once, before the server has noted it', async () => {
  const held = server.hold(updateTeacher)
  const user = await openTeachers()

  await user.click(await right())

  expect((await right()).checked).toBe(true)
  server.answer(classTeachers, [owner, { ...li, isCanSendClassNotice: true }])
  held.answer(null)
  await waitFor(() => expect(server.requests(classTeachers)).toHaveLength(2))
  expect((await right()).checked).toBe(true)
})

it('a right that no network took is taken back, and the reason stands beside it', async () => {
  server.fail(updateTeacher)
  const user = await openTeachers()

  await user.click(await right())

  await screen.findByText('网络连接失败')
  expect((await right()).checked).toBe(false)
})

it('an owner reads what a colleague loses and what stays, before removing them', async () => {
  server.answer(removeTeacher, null)
  const user = await openTeachers()

  await user.click(screen.getByRole('button', { name: '移出李老师' }))
  const asked = await screen.findByRole('alertdialog', { name: '移出李老师？' })
  expect(asked.textContent).toContain(
    '李老师（138****0087）不能再打开三年级(2)班，正开着的页面会马上停用。李老师给过的点评都保留。',
  )
  server.answer(classTeachers, [owner])
  await user.click(within(asked).getByRole('button', { name: '移出' }))

  await screen.findByText('已移出李老师')
  await waitFor(() => expect(screen.queryByRole('button', { name: '移出李老师' })).toBeNull())
})

it('a colleague who was removed cannot be removed again while they go out of sight', async () => {
  server.answer(removeTeacher, null)
  const user = await openTeachers()
  await user.click(screen.getByRole('button', { name: '移出李老师' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '移出李老师？' }))
  const reading = server.hold(classTeachers)
  await user.click(asked.getByRole('button', { name: '移出' }))
  await waitFor(() => expect(server.requests(classTeachers).length).toBeGreaterThan(1))
  await user.click(asked.getByRole('button', { name: '移出' }))
  expect(screen.queryByText('已移出李老师')).toBeNull()

  reading.answer([owner])
  await screen.findByText('已移出李老师')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('button', { name: '移出李老师' })).toBeNull()
  expect(server.requests(removeTeacher)).toHaveLength(1)
})

it('a colleague who asks to come in can be answered where the teachers of the class stand', async () => {
  const ofOther = makeJoinRequest({ id: 'j2', classId: 'c2', className: '合唱社团' })
  server.answer(joinRequests, { toAnswer: [makeJoinRequest({ classId: 'c1' }), ofOther], mine: [] })
  await openTeachers()
  const teachers = within(screen.getByRole('region', { name: '班级老师' }))
  await teachers.findByRole('button', { name: '同意李老师加入三年级(2)班' })

  expect(teachers.queryByRole('button', { name: '同意李老师加入合唱社团' })).toBeNull()
})

it('a class that was offered to a colleague cannot be offered again while the offer comes into sight', async () => {
  server.answer(handOverClass, null)
  server.answer(sentInvites, [])
  const user = await openTeachers()
  await user.click(screen.getByRole('button', { name: '把班级转交给李老师' }))
  const asked = within(await screen.findByRole('alertdialog'))
  const reading = server.hold(sentInvites)
  const before = server.requests(sentInvites).length
  await user.click(asked.getByRole('button', { name: '请对方接手' }))
  await waitFor(() => expect(server.requests(sentInvites).length).toBeGreaterThan(before))
  await user.click(asked.getByRole('button', { name: '请对方接手' }))
  expect(screen.queryByText(/^已告诉李老师/)).toBeNull()

  reading.answer([{ id: 'i1', kind: 'own', maskedTel: '138****0087', userId: 'li', createdAt: 0 }])
  await screen.findByText('已告诉李老师，同意后三年级(2)班才转交')
  expect(screen.queryByRole('button', { name: '把班级转交给李老师' })).toBeNull()
  expect(server.requests(handOverClass)).toHaveLength(1)
})
