import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { classRoster, importRoster, readPastedRoster, readRoster } from '@pinge/contract/roster/roster.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass, makeClassDetail } from '../../../../test/make/class.ts'
import { makeRosterRow } from '../../../../test/make/roster.ts'
import { openScreen } from '../../../../test/screen.tsx'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

let user: User

const sheet = () => within(screen.getByRole('dialog', { name: '添加学生' }))
const button = (name: string | RegExp) => sheet().findByRole('button', { name })
const field = () => sheet().getByLabelText<HTMLTextAreaElement>('学生姓名')
const ofHao = { rows: [makeRosterRow({ row: 1, username: '王浩然' })] }

beforeEach(async () => {
  server.answer(classList, [makeClass({ classId: 'c1' })])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
  server.answer(importRoster, ({ added }) => ({ ids: added.map((_, at) => `new-${at}`), changedIds: [] }))
  user = await openScreen('/comment/information-edit?classId=c1')
  const [add] = await screen.findAllByRole('button', { name: '添加学生' })
  if (add) await user.click(add)
  await screen.findByRole('dialog', { name: '添加学生' })
})

it('names that are written while others are read stay in the field', async () => {
  const held = server.hold(readPastedRoster)
  await user.fill(field(), '王浩然')
  await user.click(await button('识别名单'))
  await user.type(field(), '\n李沐阳')
  held.answer(ofHao)

  await sheet().findByRole('list', { name: '新学生' })
  expect(field().value).toBe('李沐阳')
})

it('a name that is changed while it is read stays whole', async () => {
  const held = server.hold(readPastedRoster)
  await user.fill(field(), '王浩')
  await user.click(await button('识别名单'))
  await user.type(field(), '然')
  held.answer(ofHao)

  await sheet().findByRole('list', { name: '新学生' })
  expect(field().value).toBe('王浩然')
})

it('pupils are added only when the file that is read is there too, also when the names are looked at meanwhile', async () => {
  server.answer(readPastedRoster, ofHao)
  await user.fill(field(), '王浩然')
  await user.click(await button('识别名单'))
  await sheet().findByRole('list', { name: '新学生' })
  const held = server.hold(readRoster)
  await user.click(await button('上传文件'))
  await user.upload(sheet().getByLabelText('名单文件'), new File(['PK'], '名单.xlsx'))
  await waitFor(() => expect(server.requests(readRoster)).toHaveLength(1))
  await user.click(await button('粘贴名单'))
  await user.click(await button('添加 1 名学生'))
  expect(server.requests(importRoster)).toEqual([])

  held.answer({ tables: [{ name: '', rows: [makeRosterRow({ row: 1, username: '李沐阳' })] }] })
  await user.click(await button('添加 2 名学生'))
  await screen.findByText('已添加 2 名学生')
})

it('a file that is read is not closed over without a question', async () => {
  server.hold(readRoster)
  await user.click(await button('上传文件'))
  await user.upload(sheet().getByLabelText('名单文件'), new File(['PK'], '名单.xlsx'))
  await waitFor(() => expect(server.requests(readRoster)).toHaveLength(1))
  await user.click(await button('取消'))

  const asked = within(await screen.findByRole('alertdialog', { name: '名单还没有添加' }))
  await user.click(asked.getByRole('button', { name: '继续填写' }))
  expect(sheet().getByLabelText('名单文件')).toBeTruthy()
})
