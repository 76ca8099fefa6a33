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
import { givenOf } from '../../../test/make/given-of.ts'
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
    await tellLive({ type: 'students-changed', teacherId: 'li' })

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

  it('stands on a phone in place of the table, sorted by number when asked, and an edit is taken back', async () => {
    narrowWindow()
    students = students.toReversed()
    const user = await openScreen('/comment/information-edit?classId=c1')
    const list = within(await screen.findByRole('list', { name: '学生资料' }))
    await user.click(list.getByRole('button', { name: /王浩然/ }))
    const sheet = await form()
    await user.fill(sheet.getByLabelText('学号'), '1')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(list.getByRole('button', { name: /王浩然/ }).textContent).toContain('学号 1'))
    const order = within(screen.getByRole('group', { name: '排序' }))
    expect(list.getAllByRole('button').at(-1)?.textContent).toContain('王浩然')
    await user.click(order.getByRole('button', { name: '按学号' }))
    await waitFor(() => expect(list.getAllByRole('button')[0]?.textContent).toContain('王浩然'))

    await user.click(
      within(screen.getByRole('region', { name: '通知' })).getByRole('button', { name: '撤销' }),
    )
    await waitFor(() =>
      expect(list.getByRole('button', { name: /王浩然/ }).textContent).not.toContain('学号 1'),
    )
  })
})

describe('a record that stands open while a colleague was quicker', () => {
  const number = ({ getByLabelText }: Awaited<ReturnType<typeof openRecord>>) =>
    getByLabelText<HTMLInputElement>('学号')
  const stored = () =>
    makeInformation({ id: students[0]?.id ?? '', username: '王浩然', version: 4, stuNo: '9' })
  const clash = () => ({ conflicts: [{ id: stored().id, stored: stored(), given: {} }] })

  async function openRecord(user: User) {
    await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
    return within(await screen.findByRole('dialog', { name: '王浩然的资料' }))
  }

  it('in a cell that was written before keeps what is typed, and asks over it', async () => {
    const user = await openInformation()
    const writing = server.hold(updateInformation)
    await user.click(row('王浩然').querySelectorAll('td')[3] ?? grid())
    await user.keyboard('8{Enter}')
    await waitFor(() => expect(server.requests(updateInformation)).toHaveLength(1))
    const form = await openRecord(user)
    await user.fill(form.getByLabelText('家长 1 姓名'), '王建国')
    writing.refuse('studentsChanged', clash())

    const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    await user.click(asked.getByRole('button', { name: '都用别人改的' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByLabelText<HTMLInputElement>('家长 1 姓名').value).toBe('王建国')
    expect(screen.getByRole('dialog', { name: '王浩然的资料' })).toBeTruthy()
  })

  it('in what it writes itself stays when what was chosen finds no server', async () => {
    const user = await openInformation()
    const form = await openRecord(user)
    await user.fill(number(form), '12')
    server.refuse(updateInformation, 'studentsChanged', clash())
    await user.click(form.getByRole('button', { name: '保存' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    server.fail(updateInformation)
    await user.click(asked.getByRole('radio', { name: /^12/ }))
    await user.click(asked.getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/^网络连接失败/))
    expect(number(form).value).toBe('12')

    server.answer(updateInformation, [{ id: stored().id, version: 5 }])
    await user.click(form.getByRole('button', { name: '保存' }))
    await screen.findByText('王浩然的资料已保存')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull())
  })

  it('in what it writes itself closes with what was chosen', async () => {
    const user = await openInformation()
    const form = await openRecord(user)
    await user.fill(number(form), '12')
    server.refuse(updateInformation, 'studentsChanged', clash())
    await user.click(form.getByRole('button', { name: '保存' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    server.answer(updateInformation, [{ id: stored().id, version: 5 }])
    await user.click(asked.getByRole('radio', { name: /^12/ }))
    await user.click(asked.getByRole('button', { name: '按选择保存' }))

    await screen.findByText('王浩然的资料已保存')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull())
  })

  it('in what it writes itself keeps what the colleague left alone when all the colleague’s words are taken', async () => {
    const user = await openInformation()
    const form = await openRecord(user)
    await user.fill(number(form), '12')
    await user.fill(form.getByLabelText('家长 1 姓名'), '王建国')
    server.refuse(updateInformation, 'studentsChanged', clash())
    await user.click(form.getByRole('button', { name: '保存' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    server.answer(updateInformation, [{ id: stored().id, version: 5 }])
    await user.click(asked.getByRole('button', { name: '都用别人改的' }))

    await screen.findByText('王浩然的资料已保存')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull())
    const [edit] = server.requests(updateInformation).at(-1)?.edits ?? []
    expect(edit).toMatchObject({ version: 4, guardians: [{ name: '王建国' }] })
    expect(edit).not.toHaveProperty('stuNo')
  })

  it('in nothing but what the colleague changed too closes with the colleague’s word', async () => {
    const user = await openInformation()
    const form = await openRecord(user)
    await user.fill(number(form), '12')
    server.refuse(updateInformation, 'studentsChanged', clash())
    await user.click(form.getByRole('button', { name: '保存' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    await user.click(asked.getByRole('button', { name: '都用别人改的' }))

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '王浩然的资料' })).toBeNull())
    expect(server.requests(updateInformation)).toHaveLength(1)
  })
})
