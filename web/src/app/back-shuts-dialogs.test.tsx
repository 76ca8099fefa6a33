import { classList } from '@pinge/contract/classes.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass } from '../../test/make/class.ts'
import { makeInformation } from '../../test/make/student.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { address, goBack, goTo, openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'

const PARENTS = '/comment/information-edit?classId=c1'

let user: User
beforeEach(async () => {
  openSchoolClass()
  server.answer(classList, [makeClass({ classId: 'c1', className: '三年级(2)班' })])
  server.answer(studentInformation, {
    className: '三年级(2)班',
    isOwner: true,
    students: [makeInformation({ id: 'hao', username: '王浩然' })],
  })
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
  user = await openScreen('/help', makeTeacher({ userId: 'wang' }))
  await goTo(PARENTS)
})

it('shuts a dialog, and leaves the screen the next time', async () => {
  await user.click(await screen.findByRole('button', { name: '添加学生' }))
  await screen.findByLabelText('学生姓名')

  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(PARENTS)

  await goBack()
  expect(address()).toBe('/help')
})

it('asks about what was typed in a dialog, and keeps it where the teacher goes on', async () => {
  await user.click(await screen.findByRole('button', { name: '打开王浩然的资料' }))
  await user.fill(await screen.findByLabelText('家长 1 手机'), '13800000007')

  // As Escape does, for those who have one.
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: '继续填写' }))
  await goBack()
  await user.click(await screen.findByRole('button', { name: '继续填写' }))
  expect(await screen.findByLabelText('家长 1 手机')).toHaveProperty('value', '13800000007')
  expect(address()).toBe(PARENTS)
})
