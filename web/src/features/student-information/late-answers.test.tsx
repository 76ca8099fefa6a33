import { classList } from '@pinge/contract/classes.ts'
import {
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { classRoster, importRoster, readPastedRoster } from '@pinge/contract/roster/roster.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { makeRosterRow } from '../../../test/make/roster.ts'
import { informationClass, openInformation, openSchoolInformation } from '../../../test/school-information.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: ReturnType<typeof openSchoolInformation>
beforeEach(() => {
  school = openSchoolInformation()
})

const selected = () =>
  screen
    .getAllByRole('checkbox', { name: /^选上/u })
    .filter((box) => box.getAttribute('aria-checked') === 'true')
    .map((box) => box.getAttribute('aria-label')?.slice(2))

/** Selects these, and opens what is to become of them. */
async function ask(user: User, names: readonly string[], action: string): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `选上${name}` }))
  const bar = within(await screen.findByRole('toolbar', { name: '已选学生' }))
  await user.click(bar.getByRole('button', { name: action }))
}

/** Gives the question up while its answer is on the way, and selects others. */
async function goOn(user: User, before: readonly string[], next: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: '取消' }))
  for (const name of [...before, next])
    await user.click(screen.getByRole('checkbox', { name: `选上${name}` }))
}

it('a pupil who is removed late ends no selection that was made meanwhile', async () => {
  const held = server.hold(removeStudents)
  const user = await openInformation()
  await ask(user, ['李思琪'], '移除')
  const question = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
  await user.click(question.getByRole('button', { name: '转出，保留记录' }))
  await waitFor(() => expect(server.requests(removeStudents)).toHaveLength(1))
  await goOn(user, ['李思琪'], '王浩然')
  held.answer(null)

  await screen.findByText('李思琪已转出，记录还在')
  expect(selected()).toEqual(['王浩然'])
})

it('a pupil who is moved late shuts no question about another one', async () => {
  server.answer(classList, [informationClass, makeClass({ classId: 'c2', className: '三年级(3)班' })])
  const held = server.hold(moveStudents)
  const user = await openInformation()
  await ask(user, ['李思琪'], '转到其他班级')
  const question = within(await screen.findByRole('dialog', { name: '转到其他班级' }))
  await user.selectOptions(await question.findByLabelText('转入'), '三年级(3)班')
  await user.click(question.getByRole('button', { name: '转班' }))
  await waitFor(() => expect(server.requests(moveStudents)).toHaveLength(1))
  await goOn(user, ['李思琪'], '王浩然')
  await ask(user, [], '移除')
  held.answer({ ids: ['moved'] })

  await screen.findByText('李思琪已转到三年级(3)班')
  expect(screen.getByRole('alertdialog', { name: '移除学生' }).textContent).toContain('王浩然')
})

it('two records that are merged late end no selection that was made meanwhile', async () => {
  const held = server.hold(mergeStudents)
  const user = await openInformation()
  await ask(user, ['李思琪', '王浩然'], '合并')
  const question = within(await screen.findByRole('dialog', { name: '合并两条记录' }))
  await user.click(question.getByRole('radio', { name: '李思琪' }))
  await user.click(question.getByRole('button', { name: '合并成一名' }))
  await waitFor(() => expect(server.requests(mergeStudents)).toHaveLength(1))
  await goOn(user, ['李思琪', '王浩然'], '阿宝')
  held.answer({ id: 'qi', stuScore: 4, redeemScore: 4 })

  await screen.findByText(/的两条记录已合并$/u)
  expect(selected()).toEqual(['阿宝'])
})

it('pupils who come back late end no selection of others who have left', async () => {
  school.students = school.students.map((student) =>
    ['qi', 'hao'].includes(student.id) ? { ...student, leftAt: 1 } : student,
  )
  const held = server.hold(restoreStudents)
  const user = await openInformation()
  await user.click(screen.getByRole('button', { name: '转出 2' }))
  await ask(user, ['李思琪'], '回到班里')
  await waitFor(() => expect(server.requests(restoreStudents)).toHaveLength(1))
  await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
  held.answer(null)

  await screen.findByText('李思琪回到班里了')
  expect(selected()).toEqual(['王浩然'])
})

it('a record that is saved late shuts no other one that is being written in by then', async () => {
  const held = server.hold(updateInformation)
  const user = await openInformation()
  await user.click(screen.getByRole('button', { name: '打开李思琪的资料' }))
  const first = within(await screen.findByRole('dialog', { name: '李思琪的资料' }))
  await user.fill(first.getByLabelText('学号'), '12')
  await user.click(first.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(server.requests(updateInformation)).toHaveLength(1))
  await user.click(first.getByRole('button', { name: '取消' }))
  const asked = within(await screen.findByRole('alertdialog', { name: '资料还没有保存' }))
  await user.click(asked.getByRole('button', { name: '不保存' }))
  await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
  const second = within(await screen.findByRole('dialog', { name: '王浩然的资料' }))
  await user.fill(second.getByLabelText('学号'), '13')
  held.answer([{ id: 'qi', version: 2 }])

  await screen.findByText('李思琪的资料已保存')
  expect(second.getByLabelText('学号')).toHaveProperty('value', '13')
  expect(screen.getByRole('dialog', { name: '王浩然的资料' })).toBeTruthy()
})

it('pupils who are added late shut no other list that is being written by then', async () => {
  server.answer(classRoster, { className: '三年级(2)班', students: [] })
  server.answer(readPastedRoster, ({ text }) => ({ rows: [makeRosterRow({ row: 1, username: text })] }))
  const held = server.hold(importRoster)
  const user = await openInformation()
  const open = async () => {
    await user.click(screen.getByRole('button', { name: '添加学生' }))
    return within(await screen.findByRole('dialog', { name: '添加学生' }))
  }
  const first = await open()
  await user.fill(await first.findByLabelText('学生姓名'), '周小满')
  await user.click(first.getByRole('button', { name: '识别名单' }))
  await user.click(await first.findByRole('button', { name: '添加 1 名学生' }))
  await waitFor(() => expect(server.requests(importRoster)).toHaveLength(1))
  await user.click(first.getByRole('button', { name: '取消' }))
  await user.click(await screen.findByRole('button', { name: '不保存' }))
  const second = await open()
  await user.fill(await second.findByLabelText('学生姓名'), '林一诺')
  held.answer({ ids: ['man'], changedIds: [] })

  await screen.findByText('已添加 1 名学生')
  expect(second.getByLabelText('学生姓名')).toHaveProperty('value', '林一诺')
})
