import { classDetail } from '@pinge/contract/class-edit.ts'
import { removeTeacher, classTeachers, joinRequests } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { addExample } from '@pinge/contract/example.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeClass, makeClassDetail, makeClassTeacher } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, goTo, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })

it('an example class that is made late leads no teacher away who has begun to create a class', async () => {
  server.answer(classList, [])
  const made = server.hold(addExample)
  const user = await openScreen('/comment', wang)
  await user.click(await screen.findByRole('button', { name: '先看看示例班级' }))
  await goTo('/comment/create')

  server.answer(classList, [makeClass({ classId: 'example', isExample: true })])
  await act(async () => made.answer({ classId: 'example' }))

  await screen.findByText('示例班级建好了，在班级列表里')
  expect(address()).toBe('/comment/create')
})

it('a class that is left late leads no teacher away from another class', async () => {
  openSchoolClass()
  server.answer(classDetail, makeClassDetail({ classId: 'c1', isOwner: false }))
  server.answer(joinRequests, { toAnswer: [], mine: [] })
  server.answer(classTeachers, [
    makeClassTeacher({ userId: wang.userId, nickname: '王老师', isOwner: false }),
  ])
  const left = server.hold(removeTeacher)
  const user = await openScreen('/comment/class-edit?classId=c1', wang)
  await user.click(await screen.findByRole('button', { name: '退出班级' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }))
  await waitFor(() => expect(server.requests(removeTeacher)).toHaveLength(1))
  await goTo('/comment/class-edit?classId=c2')

  await act(async () => left.answer(null))

  await screen.findByText(/^已退出/)
  expect(address()).toBe('/comment/class-edit?classId=c2')
})
