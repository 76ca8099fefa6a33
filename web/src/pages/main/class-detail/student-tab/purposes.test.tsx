import { undoComment } from '@pinge/contract/comments.ts'
import { classList } from '@pinge/contract/classes.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { redeem, rewardList } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cards,
  commentDialog,
  giveInTwoTaps,
  notice,
  openClass,
  pupil,
  seeScore,
  seeSelected,
  selectionBar,
} from '../../../../../test/class-screen.ts'
import { holdClock, pass, sleep } from '../../../../../test/clock.ts'
import { tellLive } from '../../../../../test/live.ts'
import { makeClass } from '../../../../../test/make/class.ts'
import { makeReward } from '../../../../../test/make/reward.ts'
import { makePupils } from '../../../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../../../test/school-class.ts'
import { server } from '../../../../../test/server.ts'
import type { User } from '../../../../../test/user.ts'

let school: SchoolClass

// As they stand: 陈俊杰 李思琪 刘雨桐 王浩然 杨欣怡 张子轩.
beforeEach(() => {
  const balances = [30, 5, 20, 0, 10, 15]
  school = openSchoolClass({
    students: makePupils(6).map((one, at) => ({ ...one, stuScore: 50, redeemScore: balances[at] ?? 0 })),
  })
  server.answer(rewardList, [makeReward({ id: 'g-01', name: '贴纸', cost: 10 })])
})

async function openMenu(user: User): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '更多' }))
}

async function begin(name: '兑换奖品' | '总分清零'): Promise<User> {
  const user = await openClass()
  await openMenu(user)
  await user.click(await screen.findByRole('menuitem', { name }))
  await selectionBar()
  return user
}

const press = async (user: User, name: string | RegExp) =>
  await user.click(within(await selectionBar()).getByRole('button', { name }))
const order = () => within(screen.getByRole('group', { name: '排序' })).getByRole('button', { pressed: true })
const isOver = () => waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull())

describe('selecting for an exchange', () => {
  it('shows what each can exchange, the most first, and all scores again when it is over', async () => {
    const user = await begin('兑换奖品')
    await waitFor(() =>
      expect(cards()).toEqual([
        '王浩然，可兑换 30 分',
        '张子轩，可兑换 20 分',
        '杨欣怡，可兑换 15 分',
        '陈俊杰，可兑换 10 分',
        '李思琪，可兑换 5 分',
        '刘雨桐，可兑换 0 分',
      ]),
    )
    expect(order().textContent).toBe('按可兑换积分')
    expect(screen.queryByRole('button', { name: /^全班/ })).toBeNull()
    await user.keyboard('{Escape}')

    await isOver()
    expect(cards()[0]).toBe('陈俊杰，50 分')
    expect(order().textContent).toBe('首字母')
  })

  it('selects by letters and Enter, and means those too who are away today', async () => {
    school.students = school.students.map((one) =>
      one.id === 's2' ? { ...one, attendance: 'leave' as const } : one,
    )
    const user = await begin('兑换奖品')
    await user.keyboard('zzx')
    await waitFor(() => expect(cards()).toHaveLength(1))
    await user.keyboard('{Enter}')
    await user.clear(screen.getByRole('searchbox'))
    await seeSelected('张子轩')
    await press(user, '全选')

    await waitFor(async () => expect((await selectionBar()).textContent).toContain('已选 6 人'))
  })

  it('is done for those who are selected, told with its reward, and taken back by Ctrl+Z', async () => {
    const spend = (points: number) => {
      school.students = school.students.map((one) =>
        one.id === 's1' || one.id === 's3' ? { ...one, redeemScore: one.redeemScore - points } : one,
      )
      school.version += 1
      return school.students.filter(({ id }) => id === 's1' || id === 's3')
    }
    server.answer(redeem, () => ({ batchId: 'exchange', students: spend(10) }))
    server.answer(undoComment, () => ({ students: spend(-10) }))
    const user = await begin('兑换奖品')
    for (const name of ['王浩然', '张子轩']) await user.click(pupil(name))
    await press(user, /^兑换/)
    const sheet = within(await screen.findByRole('dialog', { name: '2 名学生兑换奖品' }))
    await user.click(await sheet.findByRole('button', { name: /贴纸/ }))
    expect(sheet.getByText(/^每人/).textContent).toBe('每人 10 分，共 20 分')
    const heard = [...document.querySelectorAll('[aria-live]')]
    await user.click(sheet.getByRole('button', { name: '兑换 2 人' }))
    await notice('王浩然、张子轩兑换了“贴纸”')
    // In words, for those who hear the screen: what comes into a place that stood there before.
    const said = screen.getByText('王浩然、张子轩兑换了“贴纸”')
    expect(heard.some((place) => place.contains(said))).toBe(true)
    await isOver()
    await user.keyboard('{Control>}z{/Control}')

    await screen.findByText('已撤销“贴纸”，积分已退还')
    expect(server.requests(redeem).map(({ studentIds }) => studentIds.toSorted())).toEqual([['s1', 's3']])
    expect(server.requests(undoComment)).toMatchObject([{ batchId: 'exchange' }])
  })
})

it('an exchange that is answered late ends nothing that was begun after its sheet was shut', async () => {
  const held = server.hold(redeem)
  const user = await begin('兑换奖品')
  await user.click(pupil('王浩然'))
  await press(user, /^兑换/)
  const sheet = within(await screen.findByRole('dialog', { name: '王浩然兑换奖品' }))
  await user.click(await sheet.findByRole('button', { name: /贴纸/ }))
  await user.click(sheet.getByRole('button', { name: '兑换 1 人' }))
  await user.click(sheet.getByRole('button', { name: '关闭' }))
  await press(user, '取消')
  await isOver()
  await user.click(pupil('李思琪'))
  await commentDialog()
  held.answer({ batchId: 'exchange', students: [] })

  await screen.findByText('王浩然兑换了“贴纸”')
  expect((await commentDialog()).textContent).toContain('李思琪')
})

it('an exchange that is answered late leaves selected only who was selected after its sheet was shut', async () => {
  const held = server.hold(redeem)
  const user = await begin('兑换奖品')
  await user.click(pupil('王浩然'))
  await press(user, /^兑换/)
  const sheet = within(await screen.findByRole('dialog', { name: '王浩然兑换奖品' }))
  await user.click(await sheet.findByRole('button', { name: /贴纸/ }))
  await user.click(sheet.getByRole('button', { name: '兑换 1 人' }))
  await user.click(sheet.getByRole('button', { name: '关闭' }))
  await user.click(pupil('李思琪'))
  held.answer({ batchId: 'exchange', students: [] })

  await screen.findByText('王浩然兑换了“贴纸”')
  expect(pupil('王浩然').getAttribute('aria-pressed')).toBe('false')
  expect(pupil('李思琪').getAttribute('aria-pressed')).toBe('true')
})

describe('selecting for a reset', () => {
  it('brings a few to zero after one question, and takes it back', async () => {
    const setScore = (stuScore: number) => {
      school.students = school.students.map((one) => (one.id === 's1' ? { ...one, stuScore } : one))
      school.version += 1
      return school.students.slice(0, 1)
    }
    server.answer(resetScore, () => ({ batchId: 'reset', students: setScore(0) }))
    server.answer(undoComment, () => ({ students: setScore(50) }))
    const user = await begin('总分清零')
    await user.click(pupil('王浩然'))
    await press(user, /^总分清零/)
    const asked = within(await screen.findByRole('alertdialog', { name: '总分清零' }))
    expect(asked.getByText(/可兑换积分不变；之后还可以撤销。/)).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '清空 1 人的总分' }))
    await notice('已清空 1 名学生的总分')
    await seeScore('王浩然', 0)
    await user.click(within(await notice()).getByRole('button', { name: '撤销' }))

    await screen.findByText('已撤销，总分已恢复')
    await seeScore('王浩然', 50)
  })

  it('that is refused says why, and those who were selected still are', async () => {
    server.refuse(resetScore, 'classArchived')
    const user = await begin('总分清零')
    await user.click(pupil('王浩然'))
    await press(user, /^总分清零/)
    const asked = within(await screen.findByRole('alertdialog', { name: '总分清零' }))
    await user.click(asked.getByRole('button', { name: '清空 1 人的总分' }))
    expect((await asked.findByRole('alert')).textContent).toContain('班级已归档')
    await user.click(asked.getByRole('button', { name: '取消' }))

    await seeSelected('王浩然')
    expect(pupil('王浩然').getAttribute('aria-label')).toBe('王浩然，50 分')
  })

  it('is the owner’s alone', async () => {
    school.summary = { ...school.summary, isOwner: false }
    const user = await openClass()
    await openMenu(user)

    expect(await screen.findByRole('menuitem', { name: '兑换奖品' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: '总分清零' })).toBeNull()
  })
})

it('what was exchanged elsewhere is gone from what each can exchange', async () => {
  await begin('兑换奖品')
  await waitFor(() => expect(cards()[0]).toBe('王浩然，可兑换 30 分'))
  school.students = school.students.map((one) => (one.id === 's1' ? { ...one, redeemScore: 8 } : one))
  school.version += 1
  await tellLive({ type: 'rewards-changed', teacherId: 'li' })

  await waitFor(() => expect(cards()).toContain('王浩然，可兑换 8 分'))
})

describe('another class', () => {
  it('begins with no pupil selected, no search, and the usual order', async () => {
    const other = makeClass({ classId: 'c2', className: '四年级(1)班', studentCount: 2 })
    server.answer(classList, () => [school.summary, other])
    server.answer(studentList, ({ classId }) => ({
      stuInfoList: classId === 'c2' ? makePupils(2) : school.students,
      classImage: '9000',
      version: 1,
    }))
    const user = await begin('兑换奖品')
    await user.click(pupil('王浩然'))
    await seeSelected('王浩然')
    await user.keyboard('w')
    await user.click(screen.getByRole('button', { name: /换一个班级/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: /四年级\(1\)班/ }))

    await waitFor(() => expect(cards()).toEqual(['李思琪，0 分', '王浩然，0 分']))
    await isOver()
    expect(order().textContent).toBe('首字母')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})

describe('a board that slept through the night', () => {
  it('shows the new day, and takes comments', async () => {
    holdClock('2026-03-02T17:00:00+08:00')
    school.students = school.students.map((one) =>
      one.id === 's1' ? { ...one, attendance: 'leave' as const } : one,
    )
    const user = await openClass()
    expect(cards()).toContain('王浩然，50 分，今天请假')
    school.students = makePupils(6)
    sleep(15 * HOUR_MS)
    await pass(20_000)

    await waitFor(() => expect(cards()).toContain('王浩然，0 分'))
    await giveInTwoTaps(user, '李思琪', '作业优秀')
    await seeScore('李思琪', 2)
  })
})

describe('a board whose clock is some minutes fast', () => {
  it('shows no absence of yesterday on the new day', async () => {
    holdClock('2026-03-02T23:59:30+08:00')
    school.students = school.students.map((one) =>
      one.id === 's1' ? { ...one, attendance: 'leave' as const } : one,
    )
    await openClass()
    // Its own midnight passes, while the server still has the day before.
    await pass(2 * MINUTE_MS)
    expect(cards()).toContain('王浩然，50 分，今天请假')
    school.students = makePupils(6)
    await pass(5 * MINUTE_MS)

    await waitFor(() => expect(cards()).toContain('王浩然，0 分'))
  })
})

describe('a class in a tab that is out of sight', () => {
  it('asks for nothing while others do nothing in it', async () => {
    holdClock('2026-03-02T10:00:00+08:00')
    await openClass()
    await pass(5_000)
    let asked = 0
    for (const endpoint of [liveTicket, studentList]) {
      server.answer(endpoint, () => {
        asked += 1
        throw new Error('it is not looked at')
      })
    }
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    fireEvent(document, new Event('visibilitychange'))

    // A browser wakes the timers of a page out of sight once a minute.
    for (let minute = 0; minute < 5; minute += 1) {
      sleep(50_000)
      await pass(10_000)
    }

    expect(asked).toBe(0)
  })
})
