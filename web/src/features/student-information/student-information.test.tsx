import { classList } from '@pinge/contract/classes.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../test/browser.ts'
import { tellLive } from '../../../test/live.ts'
import { makeClass, makeInformation, makePupils } from '../../../test/make.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let students: StudentInformation[]

const grid = (name = '学生资料') => screen.getByRole('grid', { name })
const row = (pupil: string, table = grid()) =>
  within(table)
    .getByRole('checkbox', { name: `选上${pupil}` })
    .closest('tr') as HTMLElement
/** The nth cell that is written in, from 0: 姓名, 学号, 首字母, 性别, 出生日期, 家长姓名, 关系, 家长手机. */
const cell = (pupil: string, place: number, table = grid()) =>
  within(row(pupil, table)).getAllByRole('cell')[place + 2] as HTMLElement
const saved = () => screen.findByText(/已保存/)
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选学生' }))

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
      return { ...one, ...said, version: one.version + 1 }
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

describe('the table of the pupils', () => {
  it('is written in with the keyboard alone, and the last edit is taken back', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    await user.keyboard('07{Tab}{F2}')
    await user.selectOptions(screen.getByRole('combobox', { name: /性别/ }), '男')
    await user.keyboard('{Tab}')
    await user.keyboard('2017年3月5日{Enter}')

    await waitFor(() => expect(cell('王浩然', 4).textContent).toBe('2017-03-05'))
    expect([1, 3].map((place) => cell('王浩然', place).textContent)).toEqual(['07', '男'])
    await saved()
    await user.click(cell('王浩然', 0))
    await user.keyboard('wrong{Escape}')
    expect(cell('王浩然', 0).textContent).toBe('王浩然')
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell('王浩然', 4).textContent).toBe(''))
    await waitFor(() => expect(students[0]).toMatchObject({ stuNo: '07', gender: 'male', birthday: null }))
  })

  it('takes a block from a spreadsheet, and a faulty cell stays red with its reason', async () => {
    const user = await openInformation()
    const first = '王浩然'
    await user.click(cell(first, 1))
    fireEvent.paste(document.activeElement as Element, {
      clipboardData: { getData: () => '1\tx\t男\t2017-02-30\n2\tx\t女\t2017-03-06\n' },
    })

    await screen.findByText('已粘贴 2 名学生的资料，1 格有问题，已标红')
    expect(cell(first, 4).textContent).toContain('2017-02-30，出生日期应为真实的日期，如 2017-03-05')
    const faults = within(screen.getByRole('region', { name: '没有写入的格子' }))
    await user.click(faults.getByRole('button', { name: /2017-02-30：出生日期应为真实的日期/ }))
    await waitFor(() => expect(document.activeElement).toBe(cell(first, 4)))
    await user.keyboard('2017-03-05{Enter}')
    await waitFor(() => expect(cell(first, 4).textContent).toBe('2017-03-05'))
    expect(screen.queryByRole('region', { name: '没有写入的格子' })).toBeNull()
  })

  it('opens a cell at the second tap, as there are no keys on a board', async () => {
    const user = await openInformation()
    await user.click(cell('王浩然', 1))
    expect(screen.queryByLabelText('王浩然的学号')).toBeNull()
    await user.click(cell('王浩然', 1))
    await user.fill(await screen.findByLabelText('王浩然的学号'), '5')
    await user.keyboard('{Enter}')

    await waitFor(() => expect(cell('王浩然', 1).textContent).toBe('5'))
  })

  it('keeps what was typed in sight while no server is found, and sends it later', async () => {
    const user = await openInformation()
    server.fail(updateInformation)
    for (const [pupil, number] of [
      ['王浩然', '7'],
      ['李思琪', '8'],
    ] as const) {
      await user.click(cell(pupil, 1))
      await user.keyboard(`${number}{Enter}`)
    }
    await screen.findByText(/2 名学生的修改没有存上/)
    expect(cell('王浩然', 1).textContent).toBe('7')

    server.answer(updateInformation, ({ edits }) => edits.map(({ id }) => ({ id, version: 2 })))
    await user.click(screen.getByRole('button', { name: '再存一次' }))
    await waitFor(() => expect(screen.queryByText(/没有存上/)).toBeNull())
  })

  it('asks field by field where an edit met a colleague’s, and overwrites nothing unseen', async () => {
    const user = await openInformation()
    const stored = { ...(students[0] as StudentInformation), stuNo: '9', version: 2 }
    server.refuse(updateInformation, 'studentsChanged', {
      conflicts: [{ id: 's1', stored, given: { id: 's1', version: 1, stuNo: '8' } }],
    })
    await user.click(cell('王浩然', 1))
    await user.keyboard('8{Enter}')
    const dialog = within(await screen.findByRole('alertdialog', { name: '王浩然的资料刚刚被别人改过' }))
    expect(dialog.getByRole('radio', { name: /^9/ })).toBeTruthy()
    await user.click(dialog.getByRole('radio', { name: /^8/ }))
    server.answer(updateInformation, [{ id: 's1', version: 3 }])
    await user.click(dialog.getByRole('button', { name: '按选择保存' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() =>
      expect(server.requests(updateInformation).at(-1)?.edits).toMatchObject([
        { id: 's1', version: 2, stuNo: '8' },
      ]),
    )
  })

  it('shows who came or was changed elsewhere', async () => {
    await openInformation()
    students = [...students, makeInformation({ id: 's7', username: '赵宇航', pinyinInitials: 'zyh' })]
    await waitFor(() => tellLive({ type: 'students-changed', teacherId: 'li' }))

    await waitFor(() => expect(row('赵宇航')).toBeTruthy())
  })

  it('that could not be read is asked for again by one tap', async () => {
    server.refuse(studentInformation, 'serviceBusy')
    const user = await openScreen('/comment/information-edit?classId=c1')
    const retry = await screen.findByRole('button', { name: /重试/ })
    server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students })
    await user.click(retry)

    await screen.findByRole('grid', { name: '学生资料' })
  })
})

describe('phones of the parents', () => {
  const parents = () => grid('家长信息')

  beforeEach(() => {
    students = students.map((one) =>
      one.id === 's1'
        ? { ...one, guardians: [{ position: 0, name: '王建国', relation: '父亲', tel: '138****0001' }] }
        : one,
    )
    server.answer(guardianTels, ({ ids }) =>
      ids.map((id) => ({ id, tels: [{ position: 0, tel: '13800000001' }] })),
    )
  })

  it('are masked until one is tapped, and one of 10 digits is not taken', async () => {
    const user = await openScreen('/comment/parents-edit?classId=c1')
    await screen.findByRole('grid', { name: '家长信息' })
    expect(cell('王浩然', 3, parents()).textContent).toBe('138****0001')
    await user.click(within(cell('王浩然', 3, parents())).getByRole('button', { name: '查看完整号码' }))
    await waitFor(() => expect(cell('王浩然', 3, parents()).textContent).toBe('13800000001'))
    expect(server.requests(guardianTels)).toMatchObject([{ classId: 'c1', ids: ['s1'] }])

    await user.click(cell('王浩然', 6, parents()))
    await user.keyboard('1390000000{Enter}')
    await waitFor(() =>
      expect(cell('王浩然', 6, parents()).textContent).toContain('手机号是 1 开头的 11 位数字'),
    )
    expect(server.requests(updateInformation)).toEqual([])
  })
})

describe('pupils who are selected', () => {
  async function select(user: User, ...pupils: string[]): Promise<void> {
    for (const name of pupils) await user.click(screen.getByRole('checkbox', { name: `选上${name}` }))
  }

  it('move to another class of the teacher, with their records', async () => {
    server.answer(moveStudents, ({ ids }) => ({ ids }))
    const user = await openInformation()
    await select(user, '王浩然')
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))
    const dialog = await screen.findByRole('dialog', { name: '转到其他班级' })
    expect(dialog.textContent).toContain('把王浩然转到你的另一个班级，共 1 名')
    await user.click(await within(dialog).findByRole('button', { name: '转班' }))

    await screen.findByText('王浩然已转到三年级(3)班')
    expect(server.requests(moveStudents)).toMatchObject([
      { classId: 'c1', toClassId: 'c2', ids: ['s1'], withHistory: true },
    ])
  })

  it('leave with their records kept, and come back', async () => {
    server.answer(removeStudents, ({ ids }) => {
      students = students.map((one) => (ids.includes(one.id) ? { ...one, leftAt: Date.now() } : one))
      return null
    })
    server.answer(restoreStudents, () => {
      students = students.map((one) => ({ ...one, leftAt: null }))
      return null
    })
    const user = await openInformation()
    await select(user, '李思琪')
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const asked = await screen.findByRole('alertdialog', { name: '移除学生' })
    expect(asked.textContent).toContain('把李思琪从班里移除，共 1 名。其他学生不变。')
    await user.click(within(asked).getByRole('button', { name: '转出，保留记录' }))
    await screen.findByText('李思琪已转出，记录还在')
    expect(server.requests(removeStudents)).toMatchObject([{ ids: ['s2'], records: 'keep' }])

    const view = () => within(screen.getByRole('group', { name: '显示' }))
    await user.click(await view().findByRole('button', { name: /^转出 1/ }))
    await select(user, '李思琪')
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))
    await screen.findByText('李思琪回到班里了')
    await user.click(await view().findByRole('button', { name: /^在读 6/ }))
    await waitFor(() => expect(row('李思琪')).toBeTruthy())
  })
})

describe('two records of one pupil', () => {
  it('become one, with a word chosen where they differ', async () => {
    students = [
      ...students.map((one) => (one.id === 's1' ? { ...one, birthday: '2017-03-06', stuScore: 2 } : one)),
      makeInformation({ id: 's9', stuNo: '7', birthday: '2017-03-05', stuScore: 2 }),
    ]
    server.answer(mergeStudents, ({ id }) => {
      students = students.filter((one) => one.id !== 's9')
      return { id, stuScore: 4, redeemScore: 0 }
    })
    const user = await openInformation()
    const banner = within(await screen.findByRole('region', { name: '可能重复的学生' }))
    await user.click(banner.getByRole('button', { name: '看看并合并' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并两条记录' }))
    expect(dialog.getByText(/共 4 分/)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '合并成一名' }).disabled).toBe(true)
    await user.click(dialog.getByRole('radio', { name: '2017-03-05' }))
    await user.click(dialog.getByRole('button', { name: '合并成一名' }))

    await screen.findByText('王浩然的两条记录已合并')
    expect(server.requests(mergeStudents)[0]?.choices.birthday).toBeDefined()
  })
})

describe('the form of one pupil', () => {
  const form = async () => within(await screen.findByRole('dialog', { name: '王浩然的资料' }))

  it('keeps what was typed when the network fails, and saves it at the next try', async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
    const sheet = await form()
    await user.fill(sheet.getByLabelText('学号'), '12')
    server.fail(updateInformation)
    await user.click(sheet.getByRole('button', { name: '保存' }))
    expect((await sheet.findByRole('alert')).textContent).toContain('网络连接失败，填的内容还在')
    expect(sheet.getByLabelText<HTMLInputElement>('学号').value).toBe('12')

    server.answer(updateInformation, [{ id: 's1', version: 2 }])
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await screen.findByText(/资料已保存/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('of a pupil who is deleted meanwhile says so, and keeps what was typed', async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
    const sheet = await form()
    await user.fill(sheet.getByLabelText('学号'), '12')
    server.refuse(updateInformation, 'studentNotInClass')
    await user.click(sheet.getByRole('button', { name: '保存' }))

    await screen.findByText(/学生不在该班级，请刷新后重试/)
    expect(sheet.getByLabelText<HTMLInputElement>('学号').value).toBe('12')
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
