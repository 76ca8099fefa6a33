import { classList } from '@pinge/contract/classes.ts'
import {
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../test/browser.ts'
import { tellLive } from '../../../test/live.ts'
import { givenOf } from '../../../test/given-of.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makeInformation, makePupils } from '../../../test/make/student.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let students: StudentInformation[]

const grid = (name = '学生资料') => screen.getByRole('grid', { name })
const row = (pupil: string, table = grid()) =>
  within(table)
    .getByRole('checkbox', { name: `选上${pupil}` })
    .closest('tr') as HTMLElement

beforeEach(() => {
  students = makePupils(6).map(({ id, username, lastNameLetter, pinyinInitials }) =>
    makeInformation({ id, username, lastNameLetter, pinyinInitials }),
  )
  server.answer(classList, [
    makeClass({ classId: 'c1' }),
    makeClass({ classId: 'c2', className: '三年级(3)班' }),
  ])
  server.answer(studentInformation, ({ ids }) => ({
    className: '三年级(2)班',
    isOwner: true,
    students: ids ? students.filter(({ id }) => ids.includes(id)) : students,
  }))
  server.answer(updateInformation, ({ edits }) => {
    students = students.map((one) => {
      const edit = edits.find(({ id }) => id === one.id)
      if (!edit) return one
      const { id: _, version: __, guardians: ___, ...said } = edit
      return { ...one, ...givenOf(said), version: one.version + 1 }
    })
    return edits.map(({ id }) => ({ id, version: students.find((one) => one.id === id)?.version ?? 0 }))
  })
})

async function openInformation(): Promise<User> {
  const user = await openScreen('/comment/information-edit?classId=c1')
  await screen.findByRole('heading', { level: 1, name: '学生资料' })
  await screen.findByRole('grid', { name: '学生资料' })
  return user
}

describe('the pupils’ data', () => {
  const form = async () => within(await screen.findByRole('dialog', { name: '王浩然的资料' }))

  it('shows who came or was changed elsewhere', async () => {
    await openInformation()
    students = [...students, makeInformation({ id: 's7', username: '赵宇航', pinyinInitials: 'zyh' })]
    await waitFor(() => tellLive({ type: 'students-changed', teacherId: 'li' }))

    await waitFor(() => expect(row('赵宇航')).toBeTruthy())
  })

  it('of both parents stand on a phone, each with relation and masked phone', async () => {
    narrowWindow()
    students = [
      makeInformation({
        guardians: [
          { position: 0, name: '王建国', relation: '父亲', tel: '138****0001' },
          { position: 1, name: '', relation: '外婆', tel: '139****0002' },
        ],
      }),
    ]
    await openScreen('/comment/parents-edit?classId=c1')
    const card = within(await screen.findByRole('list', { name: '家长信息' })).getByRole('button')

    expect(within(card).getByText('王建国 父亲 138****0001')).toBeTruthy()
    expect(within(card).getByText('外婆 139****0002')).toBeTruthy()
  })

  it('stands on a phone in place of the table, and an edit is taken back', async () => {
    narrowWindow()
    const user = await openScreen('/comment/information-edit?classId=c1')
    const list = within(await screen.findByRole('list', { name: '学生资料' }))
    await user.click(list.getByRole('button', { name: /王浩然/ }))
    const sheet = await form()
    await user.fill(sheet.getByLabelText('学号'), '1')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(list.getByRole('button', { name: /王浩然/ }).textContent).toContain('学号 1'))

    await user.click(
      within(screen.getByRole('region', { name: '通知' })).getByRole('button', { name: '撤销' }),
    )
    await waitFor(() =>
      expect(list.getByRole('button', { name: /王浩然/ }).textContent).not.toContain('学号 1'),
    )
  })
})
