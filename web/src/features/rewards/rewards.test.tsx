import { resetScore } from '@pinge/contract/reset-score.ts'
import {
  redeem,
  removeReward,
  rewardList,
  rewardRecords,
  saveReward,
  sortRewards,
  type Reward,
} from '@pinge/contract/rewards.ts'
import { undoComment } from '@pinge/contract/comments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, notice, openClass, pupil, seeScore } from '../../../test/class-screen.ts'
import { givenOf } from '../../../test/make/given-of.ts'
import { makeReward } from '../../../test/make/reward.ts'
import { makePupils, makeStudent } from '../../../test/make/student.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass
let rewards: Reward[]

beforeEach(() => {
  const students = makePupils(6).map((one, place) =>
    place < 3 ? { ...one, stuScore: 20, redeemScore: 20 } : one,
  )
  school = openSchoolClass({ students })
  rewards = [
    makeReward({ id: 'g-01', name: '贴纸', cost: 10 }),
    makeReward({ id: 'g-02', name: '表扬信', cost: 15, stock: 5 }),
  ]
  server.answer(rewardList, () => rewards)
})

async function enterMode(user: User, name: '兑换奖品' | '总分清零'): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选学生' }))

describe('exchanging points', () => {
  const sheet = async () => within(await screen.findByRole('dialog', { name: /兑换奖品$/ }))

  async function choose(user: User, ...names: string[]): Promise<void> {
    await enterMode(user, '兑换奖品')
    await waitFor(() => expect(cards()).toContain('王浩然，可兑换 20 分'))
    for (const name of names) await user.click(pupil(name))
    await user.click((await bar()).getByRole('button', { name: /^兑换/ }))
  }

  it('names who has too few before anything is sent, and goes on without them', async () => {
    server.answer(redeem, ({ studentIds }) => {
      school.students = school.students.map((one) =>
        studentIds.includes(one.id) ? { ...one, redeemScore: one.redeemScore - 15 } : one,
      )
      return { batchId: 'x1', students: school.students.filter(({ id }) => studentIds.includes(id)) }
    })
    const user = await openClass()
    await choose(user, '王浩然', '刘雨桐')
    const dialog = await sheet()
    await user.click(await dialog.findByRole('button', { name: /表扬信/ }))
    expect(dialog.getByText(/^积分不到 15 分/)).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '兑换 2 人' }).disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: '先不选这 1 人' }))
    await user.click((await sheet()).getByRole('button', { name: '兑换 1 人' }))

    await notice('王浩然兑换了“表扬信”')
    expect(server.requests(redeem)).toMatchObject([{ studentIds: ['s1'], rewardId: 'g-02', count: 1 }])
  })

  it('takes a reward that stands in no list', async () => {
    server.answer(redeem, { batchId: 'x1', students: [] })
    const user = await openClass()
    await choose(user, '王浩然')
    const dialog = await sheet()
    await user.click(await dialog.findByRole('button', { name: /其他|自定义|自由/ }))
    await user.fill(dialog.getByLabelText('兑换什么'), '和老师合影')
    await user.fill(dialog.getByLabelText('每份积分'), '4')
    await user.click(dialog.getByRole('button', { name: '多一份' }))
    await user.click(dialog.getByRole('button', { name: /^兑换/ }))

    await notice('和老师合影')
    expect(server.requests(redeem)).toMatchObject([{ name: '和老师合影', cost: 4, count: 2 }])
  })

  it('that is refused keeps what was chosen, and says why', async () => {
    server.refuse(redeem, 'rewardOff')
    const user = await openClass()
    await choose(user, '王浩然')
    const dialog = await sheet()
    await user.click(await dialog.findByRole('button', { name: /贴纸/ }))
    await user.click(dialog.getByRole('button', { name: /^兑换/ }))

    expect((await dialog.findByRole('alert')).textContent).toContain('这个奖品已经停用，请换一个')
  })

  it('that costs more by now takes nothing, and the new cost is seen', async () => {
    server.refuse(redeem, 'rewardCostChanged')
    const user = await openClass()
    await choose(user, '王浩然')
    const dialog = await sheet()
    await user.click(await dialog.findByRole('button', { name: /贴纸/ }))
    server.answer(rewardList, [makeReward({ id: 'g-01', name: '贴纸/印章', cost: 18 })])
    await user.click(dialog.getByRole('button', { name: /^兑换/ }))

    expect((await dialog.findByRole('alert')).textContent).toContain('这个奖品的积分刚刚改过')
    await waitFor(async () =>
      expect((await dialog.findByRole('button', { name: /贴纸/ })).textContent).toContain('18'),
    )
    expect(server.requests(redeem)).toMatchObject([{ rewardId: 'g-01', cost: 10 }])
  })
})

describe('what the selected pupils are for', () => {
  it('is chosen in the bar too, and they stay selected', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    for (const name of ['王浩然', '刘雨桐']) await user.click(pupil(name))
    await user.click((await bar()).getByRole('button', { name: '兑换' }))

    const sheet = within(await screen.findByRole('dialog', { name: '2 名学生兑换奖品' }))
    const chosen = within(sheet.getByRole('list', { name: '兑换的学生' })).getAllByRole('listitem')
    expect(chosen.map(({ textContent }) => textContent)).toEqual(['王浩然20 分', '刘雨桐0 分'])
  })

  it('cannot be a reward that not one of them can pay', async () => {
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    await user.click(pupil('刘雨桐'))
    await user.click((await bar()).getByRole('button', { name: '兑换' }))

    const tile = await screen.findByRole<HTMLButtonElement>('button', { name: /表扬信/ })
    expect(tile.disabled).toBe(true)
    expect(tile.textContent).toContain('还差 15 分')
    const [sheet] = screen.getAllByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(sheet?.isConnected).toBe(false))
    await user.click(pupil('陈俊杰'))
    await user.click((await bar()).getByRole('button', { name: /^兑换/ }))

    const ofTwo = await screen.findByRole<HTMLButtonElement>('button', { name: /表扬信/ })
    expect(ofTwo.disabled).toBe(true)
    expect(ofTwo.textContent).toContain('15 分都不够分')
  })
})

describe('resetting scores', () => {
  it('of many pupils takes more than a tap, and is taken back', async () => {
    school.students = Array.from({ length: 12 }, (_, place) =>
      makeStudent({ username: `学生${place}`, stuScore: 20 }),
    )
    server.answer(resetScore, ({ studentIds }) => {
      school.students = school.students.map((one) => ({ ...one, stuScore: 0 }))
      return { batchId: 'reset', students: school.students.filter(({ id }) => studentIds.includes(id)) }
    })
    server.answer(undoComment, () => {
      school.students = school.students.map((one) => ({ ...one, stuScore: 20 }))
      return { students: school.students }
    })
    const user = await openClass()
    await seeScore('学生1', 20)
    await enterMode(user, '总分清零')
    await user.click((await bar()).getByRole('button', { name: '全选' }))
    await user.click((await bar()).getByRole('button', { name: /^总分清零/ }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '总分清零' }))
    expect(dialog.getByText(/将清空 12 名学生的总分，历史记录保留/)).toBeTruthy()
    const confirm = dialog.getByRole('button', { name: '按住，清空 12 人的总分' })
    await user.click(confirm)
    expect(server.requests(resetScore)).toEqual([])

    await user.pointer({ keys: '[MouseLeft>]', target: confirm })
    await seeScore('学生1', 0)
    await user.click(within(await notice()).getByRole('button', { name: '撤销' }))
    await seeScore('学生1', 20)
  })
})

describe('the rewards of a class', () => {
  const manager = async () => within(await screen.findByRole('dialog', { name: '班级奖品' }))
  const names = async () => (await manager()).getAllByRole('listitem').map(({ textContent }) => textContent)

  beforeEach(() => {
    server.answer(rewardRecords, { items: [], nextCursor: null, totals: null })
    server.answer(saveReward, ({ id, classId: _, requestId: __, ...said }) => {
      rewards = id
        ? rewards.map((one) => (one.id === id ? { ...one, ...givenOf(said) } : one))
        : [...rewards, makeReward({ id: 'new', ...givenOf(said), isCustom: true, canRemove: true })]
      return { id: id ?? 'new' }
    })
    server.answer(sortRewards, ({ rewardIds }) => {
      rewards = rewards.toSorted((a, b) => rewardIds.indexOf(a.id) - rewardIds.indexOf(b.id))
      return null
    })
  })

  it('are added to, with what is missing said first', async () => {
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    const sheet = await manager()
    await user.click(await sheet.findByRole('button', { name: '添加奖品' }))
    await user.click(sheet.getByRole('button', { name: '保存' }))
    expect(sheet.getAllByRole('alert')[0]?.textContent).toBe('请写奖品名称')
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('奖品名称')))
    await user.fill(sheet.getByLabelText('奖品名称'), '盲盒')
    await user.fill(sheet.getByLabelText('所需积分'), '25')
    await user.fill(sheet.getByLabelText('库存'), '12')
    await user.click(sheet.getByRole('radio', { name: '图片 17' }))
    await user.click(sheet.getByRole('button', { name: '保存' }))

    await waitFor(async () => expect((await names()).at(-1)).toContain('盲盒'))
    expect(server.requests(saveReward)).toMatchObject([{ name: '盲盒', cost: 25, stock: 12 }])
  })

  it('that are refused keep what was typed, and say why', async () => {
    server.refuse(saveReward, 'rewardNotFound')
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    const sheet = await manager()
    await user.click(await sheet.findByRole('button', { name: '添加奖品' }))
    await user.fill(sheet.getByLabelText('奖品名称'), '盲盒')
    await user.fill(sheet.getByLabelText('所需积分'), '十')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('所需积分')))
    expect(server.requests(saveReward)).toEqual([])

    await user.fill(sheet.getByLabelText('所需积分'), '25')
    await user.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sheet.getByRole('alert').textContent).not.toBe(''))
    expect(sheet.getByLabelText<HTMLInputElement>('奖品名称').value).toBe('盲盒')
    expect(sheet.getByLabelText<HTMLInputElement>('所需积分').value).toBe('25')
  })

  it('are put in order by keys', async () => {
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    const handle = await (await manager()).findByRole('button', { name: '移动表扬信' })
    handle.focus()
    await user.keyboard(' {ArrowUp} ')

    await waitFor(() => expect(server.requests(sortRewards)).toMatchObject([{ rewardIds: ['g-02', 'g-01'] }]))
    await waitFor(async () => expect((await names())[0]).toContain('表扬信'))
  })

  it('keep what is written of a new one until its teacher gives it up', async () => {
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    const sheet = await manager()
    const asked = async () => within(await screen.findByRole('alertdialog', { name: '奖品还没有保存' }))
    const name = () => sheet.queryByLabelText<HTMLInputElement>('奖品名称')?.value
    await user.click(await sheet.findByRole('button', { name: '添加奖品' }))
    await user.fill(sheet.getByLabelText('奖品名称'), '和老师合影')
    await user.keyboard('{Escape}')
    await user.click((await asked()).getByRole('button', { name: '继续填写' }))
    expect(name()).toBe('和老师合影')

    await user.click(sheet.getByRole('button', { name: '修改贴纸' }))
    await user.click((await asked()).getByRole('button', { name: '不保存' }))
    await waitFor(() => expect(name()).toBe('贴纸'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are switched off', async () => {
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    await user.click(await (await manager()).findByRole('button', { name: '停用贴纸' }))

    await waitFor(async () => expect((await names())[0]).toContain('已停用'))
    expect(server.requests(saveReward)).toMatchObject([{ id: 'g-01', isOn: false }])
  })

  it('that no pupil has taken are deleted after a question', async () => {
    rewards = [...rewards, makeReward({ id: 'own', name: '盲盒', isCustom: true, canRemove: true })]
    server.answer(removeReward, ({ rewardId }) => {
      rewards = rewards.filter(({ id }) => id !== rewardId)
      return null
    })
    const user = await openScreen('/exchange-record?classId=c1&rewards=1')
    await user.click(await (await manager()).findByRole('button', { name: '删除盲盒' }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: '删除“盲盒”？' })).getByRole('button', {
        name: '删除',
      }),
    )

    await waitFor(async () => expect(await names()).toHaveLength(2))
  })

  it('are only read by a colleague', async () => {
    school.summary = { ...school.summary, isOwner: false }
    await openScreen('/exchange-record?classId=c1&rewards=1')
    await waitFor(async () => expect(await names()).toHaveLength(2))

    expect((await manager()).queryByRole('button', { name: '添加奖品' })).toBeNull()
    expect((await manager()).queryByRole('button', { name: /^停用/ })).toBeNull()
  })

  it('are only read in an archived class, by its owner too', async () => {
    school.summary = { ...school.summary, isArchived: true }
    await openScreen('/exchange-record?classId=c1&rewards=1')
    await waitFor(async () => expect(await names()).toHaveLength(2))

    expect((await manager()).getByText('班级已归档，奖品只能查看。')).toBeTruthy()
    expect((await manager()).queryByRole('button', { name: '添加奖品' })).toBeNull()
    expect(screen.queryByRole('button', { name: '管理奖品', hidden: true })).toBeNull()
  })
})
