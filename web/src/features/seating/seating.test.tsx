import { saveSeating, seatingDetail, type SeatingPlan } from '@pinge/contract/seating.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { commentDialog, item, notice, openClass, openTool } from '../../../test/class-screen.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { draw } from '../../../test/device/pointer.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass
let plan: SeatingPlan

const seat = (studentId: string, row: number, column: number) => ({ studentId, row, column })
const nothingArranged: SeatingPlan = { rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 }
const arranged: SeatingPlan = {
  rows: 2,
  columns: 2,
  aisleEvery: 0,
  seats: [seat('s1', 1, 1), seat('s2', 1, 2), seat('s3', 2, 1)],
  version: 1,
}

beforeEach(() => {
  school = openSchoolClass({ students: makePupils(4) })
  plan = nothingArranged
  server.answer(seatingDetail, () => plan)
  server.answer(saveSeating, ({ rows, columns, aisleEvery = 0, seats }) => {
    plan = { rows, columns, aisleEvery, seats, version: plan.version + 1 }
    return { version: plan.version }
  })
})

/** What stands on the seats, row after row: 王浩然，第 1 排第 1 座, or 第 1 排第 2 座，空 */
const room = () =>
  within(screen.getByRole('list', { name: '座位' }))
    .getAllByRole('listitem')
    .map((place) => place.querySelector('[aria-label]')?.getAttribute('aria-label'))
const at = (place: string) => screen.getByRole('button', { name: new RegExp(place) })
const waiting = (name: string) => screen.getByRole('button', { name: `${name}，还没有座位` })
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const saved = () => server.requests(saveSeating)

async function openSeats(): Promise<User> {
  const user = await openClass()
  await openTool(user, '座位表')
  return user
}

/** With pupils who sit already, unless the test says otherwise. */
async function arrange(from = arranged): Promise<User> {
  plan = from
  const user = await openSeats()
  await user.click(await screen.findByRole('button', { name: /^(开始)?排座位$/ }))
  await screen.findByRole('region', { name: '排座位' })
  return user
}

describe('a class that was never seated', () => {
  it('says so, and leads back to the list', async () => {
    const user = await openSeats()
    await screen.findByRole('heading', { name: '还没有排座位' })
    await press(user, '返回名单')

    await screen.findByRole('list', { name: '学生' })
  })

  it('is offered a room in which all of it fits, and the seats are saved as they were put', async () => {
    const user = await arrange(nothingArranged)
    expect(screen.getByRole('group', { name: '几排' }).textContent).toBe('1 排')
    expect(screen.getByRole('group', { name: '几列' }).textContent).toBe('6 列')
    await press(user, '多一排')
    await user.click(waiting('王浩然'))
    expect(screen.getByText('给王浩然选一个座位；再点一次放下')).toBeTruthy()
    await user.click(at('第 2 排第 3 座'))
    expect(at('第 2 排第 3 座').getAttribute('aria-label')).toBe('王浩然，第 2 排第 3 座')
    await press(user, '保存座位表')

    await screen.findByText('座位表已保存')
    expect(saved()).toMatchObject([{ rows: 2, columns: 6, seats: [seat('s1', 2, 3)], version: 0 }])
  })
})

describe('a seat', () => {
  it('is where a pupil is praised', async () => {
    plan = arranged
    const user = await openSeats()
    await user.click(await screen.findByRole('button', { name: '张子轩，第 2 排第 1 座，0 分' }))
    await user.click(await item('积极发言'))

    await notice('张子轩')
    await screen.findByRole('button', { name: '张子轩，第 2 排第 1 座，1 分' })
  })

  it('may be empty, and a pupil may have none', async () => {
    plan = arranged
    await openSeats()
    await screen.findByRole('img', { name: '第 2 排第 2 座，空' })

    expect(screen.getByRole('heading', { name: '还没有座位 1 人' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '刘雨桐，还没有座位，0 分' })).toBeTruthy()
  })

  it('of a pupil who is away says so, and scores that are hidden stay hidden on it', async () => {
    plan = arranged
    school.students = makePupils(4).map((one) => (one.id === 's1' ? { ...one, attendance: 'leave' } : one))
    const user = await openSeats()
    await screen.findByRole('button', { name: '王浩然，第 1 排第 1 座，0 分，今天请假' })
    await press(user, '隐藏分数')

    await screen.findByRole('button', { name: '王浩然，第 1 排第 1 座，今天请假' })
    expect(screen.getByRole('button', { name: '李思琪，第 1 排第 2 座' })).toBeTruthy()
  })

  it('selects its pupil while several are being selected', async () => {
    plan = arranged
    const user = await openSeats()
    await screen.findByRole('button', { name: /^王浩然，第 1 排/ })
    await press(user, '多选')
    for (const name of ['王浩然', '张子轩']) await user.click(at(`^${name}，第`))

    expect((await screen.findByRole('toolbar', { name: '已选学生' })).textContent).toContain('已选 2 人')
    expect(at('^王浩然，第').getAttribute('aria-pressed')).toBe('true')
    expect(at('^李思琪，第').getAttribute('aria-pressed')).toBe('false')
  })

  it('answers to Ctrl, Shift, the space bar and Enter like a card', async () => {
    plan = arranged
    const user = await openSeats()
    await screen.findByRole('button', { name: /^王浩然，第 1 排/ })
    const isPressed = () =>
      ['王浩然', '李思琪', '张子轩', '刘雨桐'].filter(
        (name) => at(`^${name}，`).getAttribute('aria-pressed') === 'true',
      )
    await user.keyboard('{Control>}')
    await user.click(at('^王浩然，'))
    await user.keyboard('{/Control}{Shift>}')
    await user.click(at('^张子轩，'))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(isPressed()).toEqual(['王浩然', '李思琪', '张子轩']))
    at('^李思琪，').focus()
    await user.keyboard(' ')
    await waitFor(() => expect(isPressed()).toEqual(['王浩然', '张子轩']))
    await user.keyboard('{Enter}')

    expect((await commentDialog()).textContent).toContain('2 名学生')
  })

  it('of a pupil who left the class is empty', async () => {
    plan = arranged
    await openSeats()
    await screen.findByRole('button', { name: /^王浩然，第 1 排/ })
    school.students = school.students.slice(1)
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    await screen.findByRole('img', { name: '第 1 排第 1 座，空' })
  })

  it('that a colleague gives to another pupil changes at once', async () => {
    plan = arranged
    await openSeats()
    await screen.findByRole('button', { name: /^王浩然，第 1 排第 1 座/ })
    plan = { ...arranged, seats: [seat('s1', 2, 2)], version: 2 }
    await tellLive({ type: 'seating-changed', teacherId: 'li' })

    await screen.findByRole('button', { name: /^王浩然，第 2 排第 2 座/ })
  })
})

describe('arranging seats', () => {
  it('lets two pupils change places by keys alone', async () => {
    const user = await arrange()
    at('第 1 排第 1 座').focus()
    await user.keyboard('{Enter}')
    at('第 2 排第 1 座').focus()
    await user.keyboard('{Enter}')

    expect(room()).toEqual([
      '张子轩，第 1 排第 1 座',
      '李思琪，第 1 排第 2 座',
      '王浩然，第 2 排第 1 座',
      '第 2 排第 2 座，空',
    ])
  })

  it('sends who sat there back to those without a seat when a newcomer takes the place', async () => {
    const user = await arrange()
    await user.click(waiting('刘雨桐'))
    await user.click(at('第 1 排第 1 座'))

    expect(room()[0]).toBe('刘雨桐，第 1 排第 1 座')
    expect(waiting('王浩然')).toBeTruthy()
  })

  it('puts a pupil down again by a second tap, and moves no pupil', async () => {
    const user = await arrange()
    await user.click(at('第 1 排第 1 座'))
    expect(at('第 1 排第 1 座').getAttribute('aria-pressed')).toBe('true')
    await user.click(at('第 1 排第 1 座'))
    await user.click(at('第 2 排第 2 座，空'))

    expect(room()).toContain('王浩然，第 1 排第 1 座')
    expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  })

  it('asks a pupil who sits to stand up', async () => {
    const user = await arrange()
    await user.click(at('第 1 排第 2 座'))
    await press(user, '请李思琪起来')

    expect(room()[1]).toBe('第 1 排第 2 座，空')
    expect(waiting('李思琪')).toBeTruthy()
  })

  it('takes the seats away that a smaller room has not, and keeps one row at least', async () => {
    const user = await arrange()
    await press(user, '少一排')

    expect(room()).toEqual(['王浩然，第 1 排第 1 座', '李思琪，第 1 排第 2 座'])
    expect(waiting('张子轩')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '少一排' }).disabled).toBe(true)
    const chance = screen.getByRole<HTMLButtonElement>('button', { name: '随机排座' })
    expect(chance.disabled).toBe(true)
    expect(chance.title).toBe('座位不够，先加几排')
  })

  it('seats all by chance, and asks all to stand up', async () => {
    const user = await arrange()
    await press(user, '随机排座')
    expect(screen.getByRole('heading', { name: '都有座位了' })).toBeTruthy()
    expect(room().filter((label) => !label?.endsWith('空'))).toHaveLength(4)
    await press(user, '清空座位')

    expect(screen.getByRole('heading', { name: '还没有座位 4 人' })).toBeTruthy()
  })

  it('drags a pupil to a seat with the mouse, and back', async () => {
    const user = await arrange()
    await draw(user, 'mouse', [waiting('刘雨桐'), at('第 2 排第 2 座')])
    expect(room()[3]).toBe('刘雨桐，第 2 排第 2 座')
    await draw(user, 'mouse', [at('第 2 排第 2 座'), screen.getByRole('heading', { name: '都有座位了' })])

    expect(waiting('刘雨桐')).toBeTruthy()
  })

  it('carries a pupil whom a finger has rested on, and none that it only passed', async () => {
    holdClock()
    const user = await arrange()
    const way = [waiting('刘雨桐'), at('第 2 排第 2 座')]
    await draw(user, 'finger', way)
    expect(waiting('刘雨桐')).toBeTruthy()
    await draw(user, 'finger', way, { rest: () => pass(300) })

    expect(room()[3]).toBe('刘雨桐，第 2 排第 2 座')
  })

  it('does not seat a pupil who left meanwhile', async () => {
    const user = await arrange()
    await user.click(waiting('刘雨桐'))
    school.students = school.students.filter(({ id }) => id !== 's4' && id !== 's1')
    await tellLive({ type: 'students-changed', teacherId: 'li' })
    await screen.findByRole('heading', { name: '都有座位了' })
    await user.click(at('第 2 排第 2 座'))
    await press(user, '多一列')
    await press(user, '保存座位表')

    await screen.findByText('座位表已保存')
    expect(saved()[0]?.seats).toEqual([seat('s2', 1, 2), seat('s3', 2, 1)])
  })

  it('is not disturbed by letters on the keyboard, and asks before it is left', async () => {
    const user = await arrange()
    await press(user, '随机排座')
    const before = room()
    await user.keyboard('wh')
    await press(user, '小组')
    const asked = within(await screen.findByRole('alertdialog', { name: '注意' }))
    await user.click(asked.getByRole('button', { name: '继续编辑' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(room()).toEqual(before)
    await press(user, '不保存')
    await screen.findByRole('searchbox', { name: '按姓名或拼音首字母找学生' })
    expect(room()).toContain('王浩然，第 1 排第 1 座，0 分')
  })
})

describe('saving seats', () => {
  it('never overwrites what a colleague saved meanwhile', async () => {
    const user = await arrange()
    await press(user, '清空座位')
    plan = { ...arranged, seats: [seat('s4', 1, 1)], version: 2 }
    server.refuse(saveSeating, 'seatingEdited')
    await press(user, '保存座位表')
    expect((await screen.findByRole('alert')).textContent).toBe('座位表刚刚被别人改过，请看过最新的再排')
    expect(saved()[0]?.version).toBe(1)
    await press(user, '不保存')

    await screen.findByRole('button', { name: '刘雨桐，第 1 排第 1 座，0 分' })
  })

  it('tells who still arranges at once that a colleague saved others, and not only when they are refused', async () => {
    await arrange()
    expect(screen.queryByRole('alert')).toBeNull()
    plan = { ...arranged, seats: [seat('s4', 1, 1)], version: 2 }
    await tellLive({ type: 'seating-changed', teacherId: 'li' })

    expect((await screen.findByRole('alert')).textContent).toBe('座位表刚刚被别人改过，请看过最新的再排')
    expect(room()).toContain('王浩然，第 1 排第 1 座')
    expect(saved()).toEqual([])
  })

  it('keeps them as they are seen while they are on their way, from the tools, the keys and a drag', async () => {
    const held = server.hold(saveSeating)
    const user = await arrange()
    await press(user, '多一排')
    const seen = room()
    await press(user, '保存座位表')
    await waitFor(() => expect(saved()).toHaveLength(1))
    await press(user, '少一排')
    expect(room()).toEqual(seen)
    await user.keyboard('{Control>}z{/Control}')
    expect(room()).toEqual(seen)
    await draw(user, 'mouse', [at('第 1 排第 1 座'), at('第 1 排第 2 座')])

    expect(room()).toEqual(seen)
    held.answer({ version: 2 })
    await screen.findByText('座位表已保存')
  })

  it('leaves a pupil in the seat who is carried at the moment when they are saved', async () => {
    server.hold(saveSeating)
    holdClock()
    const user = await arrange()
    await press(user, '多一排')
    const seen = room()
    await draw(user, 'finger', [at('第 1 排第 1 座'), at('第 1 排第 2 座')], {
      rest: async () => {
        await pass(300)
        await press(user, '保存座位表')
        await waitFor(() => expect(saved()).toHaveLength(1))
      },
    })

    expect(room()).toEqual(seen)
  })

  it('that the network lost is tried again as it was, and nothing is moved meanwhile', async () => {
    const answerWell = () =>
      server.answer(saveSeating, ({ rows, columns, aisleEvery = 0, seats }) => {
        plan = { rows, columns, aisleEvery, seats, version: 2 }
        return { version: 2 }
      })
    server.fail(saveSeating)
    const user = await arrange()
    await press(user, '清空座位')
    await press(user, '保存座位表')
    const again = await screen.findByRole('button', { name: '再试一次' })
    expect(screen.getByRole('group', { name: '座位' }).matches(':disabled')).toBe(true)
    expect(screen.getByRole('group', { name: '座位的排法' }).matches(':disabled')).toBe(true)
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByRole('heading', { name: '还没有座位 4 人' })).toBeTruthy()
    answerWell()
    await user.click(again)

    await screen.findByText('座位表已保存')
    const [first, ...others] = saved()
    expect(first?.seats).toEqual([])
    expect(others).toEqual([first])
  })
})
