import { commentRecords } from '@pinge/contract/records.ts'
import { studentInformation, updateInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClass, pupil } from '../../../../test/class-screen.ts'
import { tellLive } from '../../../../test/live.ts'
import { makeInformation, makePupils } from '../../../../test/make/student.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

const wang = makeInformation({ id: 's1', username: '王浩然', stuNo: '1' })
const form = () => within(screen.getByRole('dialog', { name: '王浩然的资料' }))
const number = () => form().getByLabelText<HTMLInputElement>('学号')

beforeEach(() => {
  openSchoolClass({ students: makePupils(3) })
  server.answer(commentRecords, { items: [], nextCursor: null })
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [wang] })
})

/** The record over the class, in which the teacher wrote 12 while a colleague wrote 5. */
async function meetColleague(): Promise<User> {
  const stored = { ...wang, stuNo: '5', version: 4 }
  server.refuse(updateInformation, 'studentsChanged', { conflicts: [{ id: 's1', stored, given: {} }] })
  const user = await openRecord()
  await user.fill(number(), '12')
  await user.click(form().getByRole('button', { name: '保存' }))
  return user
}

/** Over the class. */
async function openRecord(): Promise<User> {
  const user = await openClass()
  await user.pointer({ keys: '[MouseRight]', target: pupil('王浩然') })
  await user.click(await screen.findByRole('menuitem', { name: '查看记录' }))
  await user.click(await screen.findByRole('button', { name: '编辑资料' }))
  await screen.findByRole('dialog', { name: '王浩然的资料' })
  return user
}

async function keepOwn(user: User): Promise<void> {
  const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
  await user.click(asked.getByRole('radio', { name: /^12/ }))
  await user.click(asked.getByRole('button', { name: '按选择保存' }))
}

describe('what the teacher chose where a colleague was quicker', () => {
  it('is saved, with a word, before the record closes', async () => {
    const user = await meetColleague()
    server.answer(updateInformation, [{ id: 's1', version: 5 }])
    await keepOwn(user)

    await screen.findByText('资料已保存')
    expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull()
    expect(server.requests(updateInformation)[1]?.edits).toMatchObject([
      { id: 's1', version: 4, stuNo: '12' },
    ])
  })

  it('stays in the open record when no answer comes, and is saved from there', async () => {
    const user = await meetColleague()
    server.fail(updateInformation)
    await keepOwn(user)
    await waitFor(() => expect(form().getByRole('alert').textContent).toMatch(/^网络连接失败/))
    expect(number().value).toBe('12')

    server.answer(updateInformation, [{ id: 's1', version: 5 }])
    await user.click(form().getByRole('button', { name: '保存' }))
    await screen.findByText('资料已保存')
    expect(server.requests(updateInformation).at(-1)?.edits).toMatchObject([{ version: 4, stuNo: '12' }])
  })

  it('may be all of the colleague’s: the record closes and nothing is written', async () => {
    const user = await meetColleague()
    await user.click(await screen.findByRole('button', { name: '都用别人改的' }))

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull())
    expect(screen.queryByText('资料已保存')).toBeNull()
    expect(server.requests(updateInformation)).toHaveLength(1)
  })
})

it('what is written in the open record stays when a colleague takes the pupil out of the class, and saving says so', async () => {
  const user = await openRecord()
  await user.fill(number(), '12')
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
  const read = server.requests(studentInformation).length
  await tellLive({ type: 'students-changed', teacherId: 'li' })
  await waitFor(() => expect(server.requests(studentInformation).length).toBeGreaterThan(read))
  server.refuse(updateInformation, 'studentNotInClass')
  await user.click(form().getByRole('button', { name: '保存' }))

  await screen.findByText('学生不在该班级，请刷新后重试')
  expect(number().value).toBe('12')
})
