import {
  deliverRewards,
  redeem,
  refundRewards,
  rewardList,
  rewardRecords,
  saveReward,
  type Reward,
} from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClass, pupil } from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { makeRedemption, makeReward } from '../../../test/make/reward.ts'
import { makePupils } from '../../../test/make/student.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass
let rewards: Reward[]
let user: User

beforeEach(() => {
  school = openSchoolClass({ students: makePupils(3, { stuScore: 40, redeemScore: 40 }) })
  rewards = [
    makeReward({ id: 'g-01', name: '贴纸', cost: 10 }),
    makeReward({ id: 'g-02', name: '表扬信', cost: 15, stock: 0 }),
    makeReward({ id: 'g-03', name: '书签', cost: 5, isOn: false }),
  ]
  server.answer(rewardList, () => rewards)
  server.answer(rewardRecords, { items: [], nextCursor: null, totals: null })
})

describe('an exchange', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: /兑换奖品$/ }))

  async function openExchange(...names: string[]): Promise<void> {
    user = await openClass()
    await user.click(await screen.findByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('menuitem', { name: '兑换奖品' }))
    for (const name of names) await user.click(pupil(name))
    const bar = within(await screen.findByRole('toolbar', { name: '已选学生' }))
    await user.click(bar.getByRole('button', { name: /^兑换/ }))
    await screen.findByRole('dialog', { name: /兑换奖品$/ })
    await sheet().findByRole('button', { name: /^贴纸/ })
  }

  it('offers what is on and not used up, and says what it costs in all', async () => {
    await openExchange('王浩然', '李思琪')
    expect(sheet().queryByRole('button', { name: /^书签/ })).toBeNull()
    const usedUp = sheet().getByRole<HTMLButtonElement>('button', { name: /^表扬信/ })
    expect([usedUp.disabled, usedUp.textContent]).toEqual([true, expect.stringContaining('已兑完')])

    await user.click(sheet().getByRole('button', { name: /^贴纸/ }))
    await user.click(sheet().getByRole('button', { name: '多一份' }))
    expect(sheet().getByText(/每人/).textContent).toBe('每人 20 分，共 40 分')
  })

  it('of the teacher’s own takes whole points only', async () => {
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^自定义/ }))
    await user.fill(sheet().getByLabelText('兑换什么'), '和老师合影')
    await user.fill(sheet().getByLabelText('每份积分'), '2.5')

    expect(sheet().getByRole('alert').textContent).toMatch(/^1 到 \d+ 的整数$/)
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '兑换 1 人' }).disabled).toBe(true)
  })

  it('cannot be sent a second time while its points are read again', async () => {
    server.answer(redeem, { batchId: 'b1', students: [] })
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^贴纸/ }))
    const reread = server.hold(studentList)
    const send = sheet().getByRole<HTMLButtonElement>('button', { name: '兑换 1 人' })
    await user.click(send)
    await waitFor(() => expect(server.requests(redeem)).toHaveLength(1))
    await waitFor(() => expect(server.requests(studentList).length).toBeGreaterThan(1))
    expect(send.disabled).toBe(true)

    reread.answer({ stuInfoList: school.students, classImage: '', version: 2 })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /兑换奖品$/ })).toBeNull())
  })

  it('that is done warns of no missing points while the rewards are read again', async () => {
    school.students = school.students.map((one) => ({ ...one, redeemScore: 10 }))
    server.answer(redeem, () => {
      school.students = school.students.map((one) => (one.id === 's1' ? { ...one, redeemScore: 0 } : one))
      return { batchId: 'b1', students: school.students.slice(0, 1) }
    })
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^贴纸/ }))
    const reread = server.hold(rewardList)
    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    const pupils = within(sheet().getByRole('list', { name: '兑换的学生' }))
    await waitFor(() => expect(pupils.getByRole('listitem').textContent).toBe('王浩然0 分'))
    expect(sheet().queryByText(/^积分不到/)).toBeNull()

    reread.answer([])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /兑换奖品$/ })).toBeNull())
  })

  it('that was refused for a reward that is used up says so no longer once a colleague brings one back', async () => {
    const leave = (stock: number) => {
      rewards = rewards.map((one) => (one.id === 'g-01' ? { ...one, stock } : one))
    }
    leave(1)
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^贴纸/ }))
    server.refuse(redeem, 'rewardOutOfStock')
    leave(0)
    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    await sheet().findByText('库存只剩 0 份，还差 1 份')
    expect(sheet().getByRole('alert')).toBeTruthy()
    leave(1)
    await tellLive({ type: 'comment-undone', batchId: 'b1', teacherId: 'li', students: [] })

    await waitFor(() => expect(sheet().queryByText('库存只剩 0 份，还差 1 份')).toBeNull())
    expect(sheet().queryByRole('alert')).toBeNull()
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '兑换 1 人' }).disabled).toBe(false)
  })

  it('that the network kept back is sent again as it was, and cannot be changed before', async () => {
    server.fail(redeem)
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^自定义/ }))
    await user.fill(sheet().getByLabelText('兑换什么'), '和老师合影')
    await user.fill(sheet().getByLabelText('每份积分'), '4')
    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    expect((await sheet().findByRole('alert')).textContent).toContain('网络连接失败')
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '多一份' }).disabled).toBe(true)
    expect(sheet().getByLabelText<HTMLInputElement>('兑换什么').readOnly).toBe(true)

    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    await waitFor(() => expect(server.requests(redeem)).toHaveLength(2))
    const [first, second] = server.requests(redeem)
    expect(second).toEqual(first)
  })

  it('that a proxy gave up is sent again as it was, and no other reward in its place', async () => {
    server.reply(redeem, 504, {})
    rewards = [...rewards, makeReward({ id: 'g-04', name: '点播一首歌', cost: 20 })]
    await openExchange('王浩然')
    await user.click(sheet().getByRole('button', { name: /^贴纸/ }))
    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    await sheet().findByRole('alert')
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: /^点播一首歌/ }).disabled).toBe(true)

    await user.click(sheet().getByRole('button', { name: '兑换 1 人' }))
    await waitFor(() => expect(server.requests(redeem)).toHaveLength(2))
    const [first, second] = server.requests(redeem)
    expect(second).toEqual(first)
  })
})

describe('the rewards of a class', () => {
  const manager = async () => within(await screen.findByRole('dialog', { name: '班级奖品' }))

  beforeEach(async () => {
    user = await openScreen('/exchange-record?classId=c1&rewards=1')
    await (await manager()).findByRole('button', { name: '停用贴纸' })
  })

  it('take a stock of whole numbers, and none for no limit', async () => {
    server.answer(saveReward, { id: 'g-02' })
    const sheet = await manager()
    await user.click(sheet.getByRole('button', { name: '修改表扬信' }))
    await user.fill(sheet.getByLabelText('库存'), '很多')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    expect(sheet.getByRole('alert').textContent).toMatch(/^0 到 \d+，不限请留空$/)

    await user.fill(sheet.getByLabelText('库存'), '')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sheet.queryByLabelText('库存')).toBeNull())
    expect(server.requests(saveReward)).toEqual([
      { classId: 'c1', id: 'g-02', stock: null, requestId: expect.any(String) },
    ])
  })

  it('keep what is left of them and what they cost when only the name is changed, whatever is changed meanwhile', async () => {
    server.answer(saveReward, { id: 'g-02' })
    const sheet = await manager()
    await user.click(sheet.getByRole('button', { name: '修改表扬信' }))
    await user.fill(sheet.getByLabelText('奖品名称'), '大表扬信')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sheet.queryByLabelText('库存')).toBeNull())

    const [sent] = server.requests(saveReward)
    expect(sent).toEqual({ classId: 'c1', id: 'g-02', name: '大表扬信', requestId: expect.any(String) })
  })

  it('keep what is written of one that another device deletes meanwhile, and say that it is gone', async () => {
    const sheet = await manager()
    await user.click(sheet.getByRole('button', { name: '修改贴纸' }))
    await user.fill(sheet.getByLabelText('奖品名称'), '闪光贴纸')
    rewards = rewards.filter(({ name }) => name !== '贴纸')
    await tellLive({ type: 'rewards-changed', teacherId: 'wang' })

    await sheet.findByText('“贴纸”刚刚被删除了，这里的修改保存不了')
    expect(sheet.getByLabelText('奖品名称')).toHaveProperty('value', '闪光贴纸')
    expect(sheet.getAllByRole('listitem')[0]?.contains(sheet.getByLabelText('奖品名称'))).toBe(true)
    expect(sheet.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
  })

  it('that the network kept back stand as they were written until they are sent again', async () => {
    server.fail(saveReward)
    const sheet = await manager()
    await user.click(sheet.getByRole('button', { name: '添加奖品' }))
    await user.fill(sheet.getByLabelText('奖品名称'), '盲盒')
    await user.fill(sheet.getByLabelText('所需积分'), '25')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await sheet.findByRole('alert')
    expect(sheet.getByLabelText<HTMLInputElement>('所需积分').readOnly).toBe(true)

    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(server.requests(saveReward)).toHaveLength(2))
    const [first, second] = server.requests(saveReward)
    expect(second).toEqual(first)
  })

  it('are switched one by one, also after one whose answer did not come', async () => {
    server.fail(saveReward)
    const sheet = await manager()
    await user.click(sheet.getByRole('button', { name: '停用贴纸' }))
    await sheet.findByRole('alert')
    server.answer(saveReward, { id: 'g-03' })
    await user.click(sheet.getByRole('button', { name: '启用书签' }))

    await waitFor(() => expect(server.requests(saveReward)).toHaveLength(2))
    expect(server.requests(saveReward)[1]).toEqual({
      classId: 'c1',
      id: 'g-03',
      isOn: true,
      requestId: expect.any(String),
    })
  })
})

describe('the exchanges of a class', () => {
  const deliver = (name: string) => user.click(screen.getByRole('button', { name: `标记发放${name}的贴纸` }))

  beforeEach(async () => {
    const items = [
      makeRedemption({ id: 'r1', studentName: '王浩然' }),
      makeRedemption({ id: 'r2', studentName: '李思琪', studentId: 's2' }),
    ]
    const totals = { times: 2, count: 2, points: 20, toDeliver: 2, refunded: 0 }
    server.answer(rewardRecords, ({ cursor }) => ({ items: cursor ? [] : items, nextCursor: null, totals }))
    user = await openScreen('/exchange-record?classId=c1')
    await screen.findByRole('list', { name: '兑换记录' })
  })

  it('are handed over one by one, also after one whose answer did not come', async () => {
    server.fail(deliverRewards)
    await deliver('王浩然')
    await screen.findByText('没有标记成功，请重试')
    server.answer(deliverRewards, null)
    await deliver('李思琪')

    await screen.findByText('已标记发放')
    expect(server.requests(deliverRewards).map(({ redemptionIds }) => redemptionIds)).toEqual([
      ['r1'],
      ['r2'],
    ])
  })

  it('that cannot be given back stay, and the question says why', async () => {
    server.refuse(refundRewards, 'redemptionNotFound')
    await user.click(screen.getByRole('button', { name: '撤销兑换王浩然的贴纸' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '撤销兑换' }))
    await user.click(asked.getByRole('button', { name: '撤销兑换' }))

    expect((await asked.findByRole('alert')).textContent).toBe('这条兑换记录不存在，请刷新后重试')
  })

  it('that are given back late shut no question about another one', async () => {
    const held = server.hold(refundRewards)
    await user.click(screen.getByRole('button', { name: '撤销兑换王浩然的贴纸' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '撤销兑换' }))
    await user.click(asked.getByRole('button', { name: '撤销兑换' }))
    await waitFor(() => expect(server.requests(refundRewards)).toHaveLength(1))
    await user.click(asked.getByRole('button', { name: '不撤销' }))
    await user.click(screen.getByRole('button', { name: '撤销兑换李思琪的贴纸' }))
    held.answer({ students: [] })

    await screen.findByText(/^已退还王浩然/u)
    expect(screen.getByRole('alertdialog', { name: '撤销兑换' }).textContent).toContain('李思琪')
  })

  it('leave as a file that is named after the class', async () => {
    const saved = watchSavedFiles()
    await user.click(screen.getByRole('button', { name: '导出' }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班兑换记录.xlsx']))
  })
})
