import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass, makeClassDetail } from '../../../../test/make/class.ts'
import { makeInformation } from '../../../../test/make/student.ts'
import {
  informationCell,
  informationClass,
  openInformation,
  openSchoolInformation,
  type SchoolInformation,
} from '../../../../test/school-information.ts'
import { server } from '../../../../test/server.ts'
import type { User } from '../../../../test/user.ts'

let school: SchoolInformation
let user: User

beforeEach(() => {
  const guardians = [{ position: 0, name: '李建国', relation: '父亲', tel: '138****0001' }]
  school = openSchoolInformation([
    makeInformation({ id: 'bao', username: '阿宝', stuNo: '1', gender: 'male' }),
    makeInformation({ id: 'qi', username: '李思琪', stuNo: '2', guardians }),
    makeInformation({ id: 'hao', username: '王浩然', stuNo: '3' }),
  ])
  server.answer(classList, [informationClass, makeClass({ classId: 'c2', className: '三年级(3)班' })])
})

const select = (...names: string[]) =>
  names.reduce(
    (before, name) => before.then(() => user.click(screen.getByRole('checkbox', { name: `选上${name}` }))),
    Promise.resolve(),
  )
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选学生' }))
const paste = (at: HTMLElement, text: string) =>
  fireEvent.paste(at, { clipboardData: { getData: () => text } })

function copy(from: HTMLElement): string {
  let copied = ''
  fireEvent.copy(from, { clipboardData: { setData: (_: string, text: string) => (copied = text) } })
  return copied
}

describe('the keys of the table', () => {
  it('lead by Tab from one cell that is written in to the next, over the end of a row', async () => {
    user = await openInformation()
    await user.click(informationCell('阿宝', 1))
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(informationCell('阿宝', 2))

    await user.click(informationCell('阿宝', 6))
    await user.keyboard('{Tab}')
    expect(document.activeElement).toBe(informationCell('李思琪', 0))
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(informationCell('阿宝', 6))
  })

  it('write down a column by Enter, and up by Shift and Enter', async () => {
    user = await openInformation()
    await user.click(informationCell('李思琪', 1))
    await user.keyboard('12{Enter}13{Shift>}{Enter}{/Shift}')

    expect(informationCell('李思琪', 1).textContent).toBe('12')
    expect(informationCell('王浩然', 1).textContent).toBe('13')
    expect(document.activeElement).toBe(informationCell('李思琪', 1))
  })
})

describe('a cell', () => {
  it('is copied as it is shown, and a phone that was not looked at stays masked', async () => {
    user = await openInformation()
    await user.click(informationCell('阿宝', 2))
    expect(copy(informationCell('阿宝', 2))).toBe('男')

    await user.click(informationCell('李思琪', 6))
    expect(copy(informationCell('李思琪', 6))).toBe('138****0001')
  })

  it('that is written in takes what is pasted by itself, and the table does not', async () => {
    user = await openInformation()
    await user.dblClick(informationCell('阿宝', 1))
    paste(screen.getByLabelText('阿宝的学号'), '7\t男\n8\t女')

    expect(screen.queryByText(/^已粘贴/)).toBeNull()
    expect(server.requests(updateInformation)).toEqual([])
  })
})

describe('a block from a spreadsheet', () => {
  it('goes in with one request, is said, and is taken back with one key', async () => {
    user = await openInformation()
    await user.click(informationCell('阿宝', 1))
    paste(informationCell('阿宝', 1), '11\n12\n13\n')
    await screen.findByText('已粘贴 3 名学生的资料')
    await waitFor(() => expect(school.students.map(({ stuNo }) => stuNo)).toEqual(['11', '12', '13']))
    expect(server.requests(updateInformation)).toHaveLength(1)

    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(school.students.map(({ stuNo }) => stuNo)).toEqual(['1', '2', '3']))
    expect(informationCell('王浩然', 1).textContent).toBe('3')
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(school.students.map(({ stuNo }) => stuNo)).toEqual(['11', '12', '13']))
  })

  it('that says nothing new changes nothing', async () => {
    user = await openInformation()
    await user.click(informationCell('阿宝', 1))
    paste(informationCell('阿宝', 1), '1\n2\n')

    await screen.findByText('已粘贴 0 名学生的资料')
    expect(server.requests(updateInformation)).toEqual([])
  })
})

describe('a pupil who has left', () => {
  beforeEach(async () => {
    school.students = school.students.map((one) =>
      one.id === 'qi' ? { ...one, leftAt: 1, leftTo: '' } : one,
    )
    user = await openInformation()
    await user.click(screen.getByRole('button', { name: '转出 1' }))
  })

  it('is read and not written in', async () => {
    await user.click(informationCell('李思琪', 1))
    await user.keyboard('9{Delete}')

    expect(informationCell('李思琪', 1).textContent).toBe('2')
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('is deleted for good only after a warning that names what goes', async () => {
    server.answer(removeStudents, null)
    await select('李思琪')
    expect((await bar()).queryByRole('button', { name: '转到其他班级' })).toBeNull()
    expect((await bar()).queryByRole('button', { name: '合并' })).toBeNull()
    await user.click((await bar()).getByRole('button', { name: '删除' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '删除转出的学生' }))
    expect(asked.getByText('他们的成绩、点评和家长信息都会删除，不能恢复。')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '删除学生和记录' }))

    await screen.findByText('李思琪已删除')
    expect(server.requests(removeStudents)).toMatchObject([{ ids: ['qi'], records: 'delete' }])
  })

  it('who cannot come back stays selected, and the reason is said', async () => {
    server.refuse(restoreStudents, 'serviceBusy')
    await select('李思琪')
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))

    expect((await (await bar()).findByRole('alert')).textContent).toBe('服务正忙，请稍后再试')
    expect((await bar()).getByText('已选 1 名')).toBeTruthy()
  })
})

describe('selected pupils', () => {
  it('are merged two at a time, and let go by one tap', async () => {
    user = await openInformation()
    await select('阿宝', '李思琪')
    expect((await bar()).getByRole('button', { name: '合并' })).toBeTruthy()
    await select('王浩然')
    expect((await bar()).queryByRole('button', { name: '合并' })).toBeNull()

    await user.click((await bar()).getByRole('button', { name: '取消选择' }))
    expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull()
  })

  it('are moved and merged by the owner alone', async () => {
    school.isOwner = false
    user = await openInformation()
    await select('阿宝', '李思琪')

    expect((await bar()).queryByRole('button', { name: '转到其他班级' })).toBeNull()
    expect((await bar()).getByRole('button', { name: '移除' })).toBeTruthy()
  })

  it('are taken out by a co-teacher with their records kept, and deleted by the owner alone', async () => {
    school.isOwner = false
    server.answer(classDetail, makeClassDetail({ classId: 'c1', isOwner: false }))
    server.answer(removeStudents, null)
    user = await openInformation()
    await select('阿宝')
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await asked.findByText('学生标为“转出”，记录都保留；随时可以让他回来。')
    expect(asked.queryByRole('radio')).toBeNull()
    await user.click(asked.getByRole('button', { name: '转出，保留记录' }))

    await screen.findByText('阿宝已转出，记录还在')
    expect(server.requests(removeStudents)).toMatchObject([{ ids: ['bao'], records: 'keep' }])
  })

  it('move without their history when the teacher says so, and stay chosen when the server refuses', async () => {
    server.refuse(moveStudents, 'studentNotInClass')
    user = await openInformation()
    await select('阿宝', '李思琪', '王浩然')
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转到其他班级' }))
    expect(dialog.getByText(/^把阿宝等 3 名学生转到你的另一个班级，共 3 名/)).toBeTruthy()
    await user.click(await dialog.findByRole('radio', { name: /^不带/ }))
    await user.selectOptions(dialog.getByLabelText('转入'), 'c2')
    await user.click(dialog.getByRole('button', { name: '转班' }))

    expect((await dialog.findByRole('alert')).textContent).toBe('学生不在该班级，请刷新后重试')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^不带/ }).checked).toBe(true)
    expect(server.requests(moveStudents)).toMatchObject([
      { toClassId: 'c2', ids: ['bao', 'qi', 'hao'], withHistory: false },
    ])
  })
})

describe('a choice that the network kept back', () => {
  it('between keeping and deleting records cannot be turned round before it is known what was done', async () => {
    server.fail(removeStudents)
    user = await openInformation()
    await select('阿宝')
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(asked.getByRole('radio', { name: /^一并删除/ }))
    await user.click(asked.getByRole('button', { name: '删除学生和记录' }))
    await asked.findByRole('alert')
    await user.click(asked.getByRole('radio', { name: /^一并保留/ }))
    expect(asked.getByRole<HTMLInputElement>('radio', { name: /^一并删除/ }).checked).toBe(true)

    server.answer(removeStudents, null)
    await user.click(asked.getByRole('button', { name: '删除学生和记录' }))
    await screen.findByText('阿宝已删除')
    const [first, second] = server.requests(removeStudents)
    expect(second).toEqual(first)
  })

  it('of another class to move to stands until it is known', async () => {
    server.fail(moveStudents)
    user = await openInformation()
    await select('阿宝')
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转到其他班级' }))
    await user.selectOptions(await dialog.findByLabelText('转入'), 'c2')
    await user.click(dialog.getByRole('button', { name: '转班' }))
    await dialog.findByRole('alert')

    expect(dialog.getByLabelText<HTMLSelectElement>('转入').disabled).toBe(true)
    await user.click(dialog.getByRole('radio', { name: /^不带/ }))
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^带过去/ }).checked).toBe(true)
  })

  it('is no hindrance where doing it twice does no harm: others come back instead', async () => {
    server.fail(restoreStudents)
    school.students = school.students.map((one) => (one.id === 'hao' ? one : { ...one, leftAt: 1 }))
    user = await openInformation()
    await user.click(screen.getByRole('button', { name: '转出 2' }))
    await select('阿宝')
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))
    await (await bar()).findByRole('alert')
    server.answer(restoreStudents, null)
    await select('李思琪', '阿宝')
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))

    await screen.findByText('李思琪回到班里了')
    expect(server.requests(restoreStudents).map(({ ids }) => ids)).toEqual([['bao'], ['qi']])
  })
})

describe('merging two records', () => {
  it('asks about what only the server sees, such as whose guardian is right', async () => {
    const [kept, other] = [makeInformation({ id: 'bao' }), makeInformation({ id: 'qi' })]
    server.refuse(mergeStudents, 'mergeNeedsChoice', { fields: ['guardians'], kept, other })
    school.students = school.students.map((one) => ({ ...one, stuNo: '', gender: null }))
    user = await openInformation()
    await select('阿宝', '李思琪')
    await user.click((await bar()).getByRole('button', { name: '合并' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并两条记录' }))
    await user.click(dialog.getByRole('radio', { name: '李思琪' }))
    await user.click(dialog.getByRole('button', { name: '合并成一名' }))

    const guardians = within(await dialog.findByRole('group', { name: '家长不一样，保留哪一个？' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '合并成一名' }).disabled).toBe(true)
    server.answer(mergeStudents, { id: 'bao', stuScore: 0, redeemScore: 0 })
    await user.click(guardians.getByRole('radio', { name: '李建国 父亲 138****0001' }))
    await user.click(dialog.getByRole('button', { name: '合并成一名' }))
    await screen.findByText('阿宝的两条记录已合并')
    expect(server.requests(mergeStudents)[1]?.choices).toEqual({ username: 'other', guardians: 'other' })
  })
})

describe('two fields that a colleague changed as well', () => {
  it('are chosen one by one; what is not chosen stays as the colleague wrote it', async () => {
    const stored = makeInformation({
      id: 'bao',
      username: '阿宝',
      stuNo: '9',
      birthday: '2017-03-07',
      version: 4,
    })
    server.refuse(updateInformation, 'studentsChanged', { conflicts: [{ id: 'bao', stored, given: {} }] })
    user = await openInformation()
    await user.click(informationCell('阿宝', 1))
    paste(informationCell('阿宝', 1), '8\t男\t2017-03-05')
    const dialog = within(await screen.findByRole('alertdialog', { name: '阿宝的资料刚刚被别人改过' }))
    const ofNumber = within(dialog.getByRole('group', { name: '学号' }))
    expect(ofNumber.getByRole<HTMLInputElement>('radio', { name: /^9/ }).checked).toBe(true)

    server.answer(updateInformation, [{ id: 'bao', version: 5 }])
    await user.click(
      within(dialog.getByRole('group', { name: '出生日期' })).getByRole('radio', { name: /^2017-03-05/ }),
    )
    await user.click(dialog.getByRole('button', { name: '按选择保存' }))
    await waitFor(() => expect(server.requests(updateInformation)).toHaveLength(2))
    const [edit] = server.requests(updateInformation)[1]?.edits ?? []
    expect(edit).toMatchObject({ id: 'bao', version: 4, birthday: '2017-03-05' })
    expect(edit).not.toHaveProperty('stuNo')
  })
})
