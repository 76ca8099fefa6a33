import { giveComment } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { redeem, removeReward, rewardList, saveReward, sortRewards } from '@pinge/contract/rewards.ts'
import { MAX_REWARDS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import { rewardIcons } from '@pinge/contract/values/icons/reward-icons.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { shippedRewards } from './shipped-rewards.ts'

const sticker = 'g-01' // 贴纸/印章, 10 points

let app: TestApp
let token: string
let classId: string
let mei: string
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
  const made = await app.newClass(token)
  classId = made.classId
  ;[mei = ''] = made.studentIds
})
afterEach(() => app.close())

const list = async () => (await app.call(rewardList, { classId }, token)).data
const save = (request: Omit<RequestOf<typeof saveReward>, 'classId'>) =>
  app.call(saveReward, { classId, ...request }, token)

it('the rewards of a class begin with the shipped ones, each with a picture that is offered', async () => {
  const rewards = await list()

  expect(rewards.map(({ name, cost }) => `${name} ${cost}`).join(' · ')).toBe(
    '贴纸/印章 10 · 表扬信 15 · 选座位一天 15 · 点播一首歌 20 · 优先排队券 20 · 铅笔/橡皮 30 · 借阅优先券 30 · 当一天小老师 50 · 免值日一次 50 · 与好友同桌一天 60 · 笔记本 70 · 班级小干部体验 80 · 图书一本 200 · 与老师共进午餐 300',
  )
  const offered = new Set<string>(rewardIcons)
  expect(rewards.every(({ icon, isOn, stock }) => offered.has(icon) && isOn && stock === null)).toBe(true)
})

it('the rewards of a class take a change of a shipped one, for this class only, and keep what was not given', async () => {
  await save({ id: sticker, name: '小印章', cost: 8, stock: 40 })
  await save({ id: sticker, name: '小印章', cost: 9, isOn: false })

  expect((await list())[0]).toMatchObject({
    id: sticker,
    name: '小印章',
    cost: 9,
    stock: 40,
    icon: 'star',
    isOn: false,
    isCustom: false,
  })
  const other = await app.newClass(token, [])
  expect((await app.call(rewardList, { classId: other.classId }, token)).data[0]).toMatchObject({
    cost: 10,
  })
})

it('the rewards of a class keep what another device changed, where an edit does not name it', async () => {
  await save({ id: sticker, name: '小印章', cost: 8, stock: 40, icon: 'party' })
  await save({ id: sticker, cost: 9 })
  await save({ id: sticker, isOn: false })

  expect((await list())[0]).toMatchObject({ name: '小印章', cost: 9, stock: 40, icon: 'party', isOn: false })
  expect(await save({ name: '盲盒' })).toMatchObject({ code: 400, msg: '新奖品要写名称和所需积分' })
  expect((await save({ cost: 3 })).code).toBe(400)
})

it('the rewards of a class take new ones, which come last, up to 100', async () => {
  const { data } = await save({ name: '盲盒', cost: 25, icon: 'party' })
  expect((await list()).at(-1)).toMatchObject({
    id: data.id,
    name: '盲盒',
    isCustom: true,
    canRemove: true,
  })

  for (let count = shippedRewards.length + 1; count < MAX_REWARDS_PER_CLASS; count += 1)
    await save({ name: `奖品${count}`, cost: 1 })
  expect(await save({ name: '多一个', cost: 1 })).toMatchObject({
    code: 409,
    msg: '每个班级最多 100 个奖品',
  })
})

it('the rewards of a class stand in the order that the owner gave them', async () => {
  await app.call(sortRewards, { classId, rewardIds: ['g-14', 'g-02'] }, token)

  expect((await list()).slice(0, 4).map(({ id }) => id)).toEqual(['g-14', 'g-02', 'g-01', 'g-03'])
  await save({ id: 'g-03', name: '选座位', cost: 15 })
  expect((await list()).map(({ id }) => id)[3]).toBe('g-03')
})

it('the rewards of a class lose one that the owner made and no pupil used, and no other', async () => {
  const { data: unused } = await save({ name: '盲盒', cost: 25 })
  const { data: used } = await save({ name: '书签', cost: 5 })
  await app.call(giveComment, { classId, name: '课堂', score: 10, studentIds: [mei] }, token)
  await app.call(redeem, { classId, studentIds: [mei], rewardId: used.id }, token)
  expect((await list()).filter(({ canRemove }) => canRemove).map(({ id }) => id)).toEqual([unused.id])
  const remove = (rewardId: string) => app.call(removeReward, { classId, rewardId }, token)

  expect((await remove(unused.id)).code).toBe(200)
  expect((await remove(unused.id)).code).toBe(404)
  expect((await remove(used.id)).code).toBe(409)
  expect((await remove(sticker)).code).toBe(409)
  expect((await list()).map(({ id }) => id)).toContain(used.id)
})

it('the rewards of a class refuse a cost below one, a stock below none and a picture of another family', async () => {
  const send = (more: object) =>
    app.send(saveReward.path, { classId, name: '书签', cost: 5, ...more }, { token })

  expect(await send({ cost: 0 })).toMatchObject({ code: 400, msg: '所需积分不能小于 1' })
  expect(await send({ stock: -1 })).toMatchObject({ code: 400, msg: '库存不能小于 0' })
  expect(await send({ icon: '../x' })).toMatchObject({ code: 400, msg: '图片不在可选范围内' })
})
