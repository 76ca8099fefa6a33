import { saveSeating, seatingDetail, type SeatingPlan } from '@pinge/contract/seating.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openClass, openTool } from '../../../test/class-screen.ts'
import { makePupils } from '../../../test/make/student.ts'
import { draw } from '../../../test/device/pointer.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const seat = (studentId: string, row: number, column: number) => ({ studentId, row, column })
let plan: SeatingPlan

beforeEach(() => {
  const numbers = ['12', '3', '', '4']
  const genders = ['male', 'male', 'female', 'female'] as const
  openSchoolClass({
    students: makePupils(4).map((student, at) => ({
      ...student,
      stuNo: numbers[at] ?? '',
      gender: genders[at] ?? null,
    })),
  })
  plan = {
    rows: 3,
    columns: 2,
    aisleEvery: 0,
    seats: [seat('s1', 1, 1), seat('s2', 1, 2), seat('s3', 2, 1)],
    version: 1,
  }
  server.answer(seatingDetail, () => plan)
  server.answer(saveSeating, ({ rows, columns, aisleEvery = 0, seats }) => {
    plan = { rows, columns, aisleEvery, seats, version: plan.version + 1 }
    return { version: plan.version }
  })
})

/** The names on the seats as they are seen, row after row; an empty seat is a dash. */
const room = () =>
  within(screen.getByRole('list', { name: '座位' }))
    .getAllByRole('listitem')
    .map((place) => place.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '')
    .map((label) => (label.endsWith('空') ? '-' : label.split('，')[0]))
const at = (place: string) => screen.getByRole('button', { name: new RegExp(place) })
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

async function openSeats(): Promise<User> {
  const user = await openClass()
  await openTool(user, '座位表')
  await screen.findByRole('button', { name: '排座位' })
  return user
}

async function arrange(): Promise<User> {
  const user = await openSeats()
  await press(user, '排座位')
  await screen.findByRole('region', { name: '排座位' })
  return user
}

async function orderBy(user: User, rule: string): Promise<void> {
  await press(user, '按规则排')
  await user.click(await screen.findByRole('menuitem', { name: rule }))
}

const begun = ['王浩然', '李思琪', '张子轩', '-', '-', '-']

it('a key that leads back or forward in the browser is not taken by a seat', async () => {
  await openSeats()
  const pupil = await screen.findByRole('button', { name: /^王浩然/ })

  expect(fireEvent.keyDown(pupil, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(fireEvent.keyDown(pupil, { key: 'ArrowRight' })).toBe(false)
})

it('the keyboard stays at the seat on which a pupil was put, or from which one stood up', async () => {
  const user = await arrange()
  at('第 1 排第 1 座').focus()
  await user.keyboard('{Enter}')
  at('第 2 排第 2 座').focus()
  await user.keyboard('{Enter}')

  expect(document.activeElement?.getAttribute('aria-label')).toBe('王浩然，第 2 排第 2 座')
})

it('a class is seated by number, and each step is taken back by a button or a key', async () => {
  const user = await arrange()
  await orderBy(user, '按学号排')
  expect(room()).toEqual(['李思琪', '刘雨桐', '王浩然', '张子轩', '-', '-'])
  await press(user, '清空座位')
  await user.keyboard('{Control>}z{/Control}')
  expect(room()[0]).toBe('李思琪')
  await press(user, '撤回一步')

  expect(room()).toEqual(begun)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤回一步' }).disabled).toBe(true)
})

it('a class is seated by height as it lines up, and who was not tapped sits behind', async () => {
  const user = await arrange()
  await orderBy(user, '按身高排')
  const sheet = within(await screen.findByRole('dialog', { name: '按身高排' }))
  for (const name of ['张子轩', '刘雨桐', '王浩然']) await user.click(sheet.getByRole('button', { name }))
  await user.click(sheet.getByRole('button', { name: '刘雨桐，第 2 个' }))
  // A slip of the hand gives up no order of a whole class.
  await user.keyboard('{Escape}')
  await user.click(sheet.getByRole('button', { name: '就这样排' }))

  await waitFor(() => expect(room()).toEqual(['张子轩', '王浩然', '李思琪', '刘雨桐', '-', '-']))
})

it('a boy sits beside a girl where that is wished', async () => {
  const user = await arrange()
  await orderBy(user, '男女同桌')
  const boys = new Set(['王浩然', '李思琪'])

  expect(
    room()
      .slice(0, 4)
      .map((name) => boys.has(name ?? '')),
  ).toEqual([true, false, true, false])
})

it('several pupils are moved together, by taps or by a drag, and never out of the room', async () => {
  const user = await arrange()
  await press(user, '选几个')
  for (const place of ['第 1 排第 1 座', '第 1 排第 2 座']) await user.click(at(place))
  await press(user, '选几个')
  expect(screen.getByText('点王浩然的新座位，其余 1 人跟着挪')).toBeTruthy()
  await user.click(at('第 2 排第 2 座'))
  await screen.findByText('这样挪位子不够，换个地方试试')
  expect(room()).toEqual(begun)

  await draw(user, 'mouse', [at('第 1 排第 1 座'), at('第 2 排第 1 座')])
  expect(room()).toEqual(['张子轩', '-', '王浩然', '李思琪', '-', '-'])
})

it('aisles are kept with the seats, and the room is turned for the teacher on this device', async () => {
  const user = await arrange()
  await user.selectOptions(screen.getByRole('combobox', { name: '同桌和走道' }), '一人一桌')
  await press(user, '保存座位表')
  await user.click(await screen.findByRole('button', { name: '讲台视角' }))

  expect(server.requests(saveSeating)).toMatchObject([{ aisleEvery: 1 }])
  expect(room()).toEqual(begun.toReversed())
  expect(screen.getByRole('button', { name: '讲台视角', pressed: true })).toBeTruthy()
})
