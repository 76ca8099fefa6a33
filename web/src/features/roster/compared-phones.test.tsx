import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  classRoster,
  readPastedRoster,
  readRoster,
  type RosterStudent,
} from '@pinge/contract/roster/roster.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass, makeClassDetail } from '../../../test/make/class.ts'
import { makeRosterRow } from '../../../test/make/roster.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const unknown = { stuNo: '', gender: null, birthday: null }
const mother = { name: '', relation: '妈妈', tel: '13800000001' }
const classmates: RosterStudent[] = [
  { ...unknown, id: 'hao', username: '王浩然', guardians: [mother] },
  { ...unknown, id: 'yang', username: '李沐阳', guardians: [mother] },
  { ...unknown, id: 'shi', username: '周诗语', guardians: [] },
]

/** As the server answers: whole phones where they are asked for. */
const readAsAsked = ({ telsOf = [] }: RequestOf<typeof classRoster>) => ({
  className: '三年级(2)班',
  students: classmates.map((pupil) => ({
    ...pupil,
    guardians: pupil.guardians.map((guardian) => ({
      ...guardian,
      tel: telsOf.includes(pupil.id) ? guardian.tel : '138****0001',
    })),
  })),
})
const readings = () => server.requests(classRoster).flatMap(({ telsOf = [] }) => telsOf)

let user: User
beforeEach(async () => {
  server.answer(classList, [makeClass({ classId: 'c1' })])
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
  server.answer(classRoster, readAsAsked)
  user = await openScreen('/comment/information-edit?classId=c1')
  const [add] = await screen.findAllByRole('button', { name: '添加学生' })
  if (add) await user.click(add)
  await screen.findByRole('dialog', { name: '添加学生' })
})

const sheet = () => within(screen.getByRole('dialog', { name: '添加学生' }))
const known = async () => within(await sheet().findByRole('list', { name: '已在班里' }))

async function upload(...tels: readonly (readonly [username: string, guardianTel: string])[]): Promise<void> {
  const rows = tels.map(([username, guardianTel], at) =>
    makeRosterRow({ row: at + 2, username, guardianTel, guardianRelation: '妈妈' }),
  )
  server.answer(readRoster, { tables: [{ name: '', rows }] })
  await user.click(sheet().getByRole('button', { name: '上传文件' }))
  await user.upload(sheet().getByLabelText('名单文件'), new File(['rows'], '名单.xlsx'))
}

it('pupils are known by their names without a phone being read', async () => {
  const rows = ['王浩然', '陈一诺'].map((username, at) => makeRosterRow({ row: at + 1, username }))
  server.answer(readPastedRoster, { rows })
  await user.fill(sheet().getByLabelText('学生姓名'), '王浩然\n陈一诺')
  await user.click(sheet().getByRole('button', { name: '识别名单' }))

  expect((await known()).getByText(/^没有变化/)).toBeTruthy()
  expect(sheet().getByRole<HTMLButtonElement>('button', { name: '添加 1 名学生' }).disabled).toBe(false)
  expect(readings()).toEqual([])
})

it('phones are read of those alone whose row brings one to compare with', async () => {
  await upload(
    ['王浩然', '13822220001'],
    ['李沐阳', ''],
    ['周诗语', '13900000003'],
    ['陈一诺', '13900000004'],
  )

  await waitFor(async () =>
    expect((await known()).getByRole('list', { name: '王浩然的变化' }).textContent).toContain('中间几位不同'),
  )
  expect((await known()).getByRole('list', { name: '周诗语的变化' }).textContent).toContain('139****0003')
  expect(readings()).toEqual(['hao'])
})

it('a phone that is the same already changes nothing', async () => {
  await upload(['王浩然', '13800000001'])

  await waitFor(() => expect(readings()).toHaveLength(1))
  expect((await known()).getByText(/^没有变化/)).toBeTruthy()
})

it('a roster waits until its phones are compared, and says why', async () => {
  await waitFor(() => expect(server.requests(classRoster)).toHaveLength(1))
  server.refuse(classRoster, 'serviceBusy')
  await upload(['王浩然', '13822220001'], ['陈一诺', ''])
  expect((await sheet().findByRole('alert')).textContent).toContain('没有读到班里的学生')

  server.answer(classRoster, readAsAsked)
  await user.click(sheet().getByRole('button', { name: '重新读取' }))
  const add = await sheet().findByRole<HTMLButtonElement>('button', { name: '添加 1 名学生' })
  await waitFor(() => expect(add.disabled).toBe(false))
  expect(sheet().queryByRole('alert')).toBeNull()
})
