import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { pictureList } from '@pinge/contract/training/levels.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { pass } from '../../../test/clock.ts'
import { makeReport } from '../../../test/make/report.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, goBack, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { answer, listOf, look, openTraining } from '../../../test/training.ts'
import type { User } from '../../../test/user.ts'

const path = '/comment/class-data?classId=c1'

describe('a comment from the data of a class', () => {
  beforeEach(() => {
    const { students } = openSchoolClass()
    server.answer(classReport, () => makeReport(students, {}))
    server.answer(studentReport, () => makeReport(students.slice(2, 3), {}))
  })

  const tapFace = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: '点评张子轩' }))
    await screen.findByRole('dialog', { name: '点评 1 名学生' })
  }

  async function openDialog(): Promise<User> {
    const user = await openScreen(path)
    await tapFace(user)
    return user
  }

  async function give(user: User): Promise<void> {
    const dialog = within(screen.getByRole('dialog'))
    const [item] = await dialog.findAllByRole('button', { name: /积极发言/ })
    await user.click(item as HTMLElement)
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
    await screen.findByRole('group', { name: '刚才的点评' })
  }

  it('is taken back by the keys that its bar names', async () => {
    const user = await openDialog()
    await give(user)
    await user.keyboard('{Control>}z{/Control}')

    await waitFor(() => expect(server.requests(undoComment)).toHaveLength(1))
  })

  it('is begun in a dialog that Back shuts; Back leaves the data of the child to whom 记录 leads', async () => {
    const user = await openDialog()
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe(path)

    await tapFace(user)
    await user.click(screen.getByRole('button', { name: '记录' }))
    await waitFor(() => expect(address()).toBe(`${path}&studentId=s3`))
    await goBack()
    await waitFor(() => expect(address()).toBe(path))
  })
})

it('a comment from the stage of a drawn pupil is taken back by its keys, and leads to no records', async () => {
  openTraining()
  server.answer(pictureList, listOf([]))
  const user = await openScreen('/pinge-activity/challenge?classId=c1')
  await user.click(await screen.findByRole('button', { name: '数字' }))
  await user.click(screen.getByRole('button', { name: '开始点名' }))
  await pass(1_000)
  await user.click(await screen.findByRole('link', { name: '上台练一轮' }))
  await answer(user, await look(user))
  await user.click(await screen.findByRole('button', { name: '给他点评' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^点评/ }))
  expect(dialog.queryByRole('button', { name: '记录' })).toBeNull()
  expect(dialog.getByRole('button', { name: '添加学生' })).toBeTruthy()

  const [item] = await dialog.findAllByRole('button', { name: /积极发言/ })
  await user.click(item as HTMLElement)
  await screen.findByRole('group', { name: '刚才的点评' })
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(server.requests(undoComment)).toHaveLength(1))
})
