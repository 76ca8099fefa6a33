import { archiveClass } from '@pinge/contract/class-edit.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import {
  deliverRewards,
  redeem,
  refundRewards,
  rewardList,
  rewardRecords,
  saveReward,
} from '@pinge/contract/rewards.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { removeStudents, studentList } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { selectRedemptionDifferences, selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { newCoTeacher, startClass } from '../../../test/make.ts'

const sticker = 'g-01' // 贴纸/印章, 10 points

let app: TestApp
let token: string
let helper: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
  helper = (await newCoTeacher(app, classId)).accessToken
  for (let times = 0; times < 3; times += 1) await earn([mei, tao], 10)
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read)).toEqual([])
  await app.close()
})

const earn = (studentIds: string[], score: number) =>
  app.call(giveComment, { classId, name: '课堂', score, studentIds }, token)
const exchange = (request: Omit<RequestOf<typeof redeem>, 'classId'>, by = token) =>
  app.call(redeem, { classId, ...request }, by)
const list = async () => (await app.call(rewardList, { classId }, token)).data
const save = (request: Omit<RequestOf<typeof saveReward>, 'classId'>) =>
  app.call(saveReward, { classId, ...request }, token)
const records = async (filter: Omit<RequestOf<typeof rewardRecords>, 'classId'> = {}, by = token) =>
  (await app.call(rewardRecords, { classId, ...filter }, by)).data
const refund = (redemptionIds: string[], by = token) =>
  app.call(refundRewards, { classId, redemptionIds }, by)
const deliver = (redemptionIds: string[], isDelivered = true) =>
  app.call(deliverRewards, { classId, redemptionIds, isDelivered }, helper)
async function balances(): Promise<Record<string, [number, number]>> {
  const { data } = await app.call(studentList, { classId }, token)
  return Object.fromEntries(
    data.stuInfoList.map(({ id, stuScore, redeemScore }) => [id, [stuScore, redeemScore]]),
  )
}

describe('an exchange', () => {
  it('reads as a row of the records of comments does, and is of no quality and of no team', async () => {
    await exchange({ studentIds: [mei], rewardId: sticker, count: 2 })
    const { items } = await records()
    expect(items).toMatchObject([
      { itemName: '贴纸/印章', type: null, score: -20, kind: 'exchange', isUndone: false },
    ])
    await refund(items.map(({ id }) => id))
    expect((await records()).items).toMatchObject([{ score: -20, kind: 'exchange', isUndone: true }])

    for (const filter of [{ type: 1 as const }, { teamId: 'team' }])
      expect(await records(filter)).toMatchObject({ items: [], nextCursor: null, totals: { times: 0 } })
  })

  it('takes its cost from what can be exchanged, and nothing from the score', async () => {
    const { data } = await exchange({ studentIds: [mei, tao], rewardId: sticker, count: 2 })

    expect(data.students.map(({ redeemScore }) => redeemScore)).toEqual([10, 10])
    expect(await balances()).toEqual({ [mei]: [30, 10], [tao]: [30, 10] })
    expect((await records()).items[0]).toMatchObject({
      rewardName: '贴纸/印章',
      count: 2,
      points: 20,
      balance: 10,
      state: 'redeemed',
      teacherName: '王老师',
      canRefund: true,
    })
  })

  it('takes a free amount under words of the teacher’s own', async () => {
    await exchange({ studentIds: [mei], name: '换座位', cost: 7 })

    expect(await balances()).toMatchObject({ [mei]: [30, 23] })
    expect((await records()).items).toMatchObject([{ rewardId: null, rewardName: '换座位', points: 7 }])
  })

  it('must name a reward, or words and an amount, and 1 to 99 of it for each', async () => {
    const send = (more: object) => app.send(redeem.path, { classId, studentIds: [mei], ...more }, { token })
    const msg = '请选一个奖品，或者写清自定义的名称和积分'

    for (const more of [{}, { name: '书签' }, { cost: 3 }])
      expect(await send(more)).toMatchObject({ code: 400, msg })
    for (const count of [0, 100]) expect((await send({ rewardId: sticker, count })).code).toBe(400)
  })

  it('is refused whole, and says who, when one balance is too small', async () => {
    await exchange({ studentIds: [tao], name: '大奖', cost: 25 })
    const before = await balances()

    const answer = await app.send(
      redeem.path,
      { classId, studentIds: [mei, tao], rewardId: sticker },
      { token },
    )

    expect(answer).toMatchObject({
      status: 409,
      msg: '可兑换积分不够：陈一诺',
      data: { studentIds: [tao] },
    })
    expect(await balances()).toEqual(before)
    expect((await records()).items).toHaveLength(1)
  })

  it('is refused whole when the stock is too small, and counts the stock for every pupil', async () => {
    await save({ id: sticker, name: '印章', cost: 1, stock: 3 })

    expect(await exchange({ studentIds: [mei, tao], rewardId: sticker, count: 2 })).toMatchObject({
      code: 409,
      msg: '库存不够：印章只剩 3 份',
    })
    expect((await exchange({ studentIds: [mei, tao], rewardId: sticker })).code).toBe(200)
    expect((await list())[0]).toMatchObject({ stock: 1, canRemove: false })
  })

  it('is refused for a reward that was switched off or is not there', async () => {
    await save({ id: sticker, name: '印章', cost: 1, isOn: false })

    expect((await exchange({ studentIds: [mei], rewardId: sticker })).code).toBe(409)
    expect((await exchange({ studentIds: [mei], rewardId: 'nowhere' })).code).toBe(404)
  })

  it('takes nothing at another cost than the one that was seen', async () => {
    await save({ id: sticker, cost: 25 })
    const seen = { studentIds: [mei], rewardId: sticker }

    expect(await exchange({ ...seen, cost: 10 })).toMatchObject({ msg: errors.rewardCostChanged.message })
    expect(await balances()).toMatchObject({ [mei]: [30, 30] })
    expect((await exchange({ ...seen, cost: 25 })).data.students).toMatchObject([{ redeemScore: 5 }])
  })

  it('has one effect when the same request returns', async () => {
    const request = { studentIds: [mei], rewardId: sticker, requestId: randomUUID() }
    const first = await exchange(request)

    expect((await exchange(request)).data.batchId).toBe(first.data.batchId)
    expect(await balances()).toMatchObject({ [mei]: [30, 20] })
  })

  it('of one balance by fifty at once spends it to zero and never below', async () => {
    await save({ id: sticker, name: '印章', cost: 1, stock: 200 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange({ studentIds: [mei], rewardId: sticker })),
    )

    const tally = (wanted: number) => answers.filter(({ code }) => code === wanted).length
    expect({ done: tally(200), refused: tally(409) }).toEqual({ done: 30, refused: 20 })
    expect(await balances()).toMatchObject({ [mei]: [30, 0] })
    expect((await list())[0]).toMatchObject({ stock: 170 })
  })

  it('of one stock by fifty at once empties it and no more', async () => {
    await save({ id: sticker, name: '印章', cost: 1, stock: 7 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        exchange({ studentIds: [index % 2 ? mei : tao], rewardId: sticker }),
      ),
    )

    expect(answers.filter(({ code }) => code === 200)).toHaveLength(7)
    expect((await list())[0]).toMatchObject({ stock: 0 })
  })
})

describe('giving an exchange back', () => {
  async function exchanged(studentIds: string[], by = token): Promise<{ batchId: string; ids: string[] }> {
    const { data } = await exchange({ studentIds, rewardId: sticker }, by)
    const { items } = await records()
    return {
      batchId: data.batchId,
      ids: items.filter(({ batchId }) => batchId === data.batchId).map(({ id }) => id),
    }
  }

  it('is handed over, or not after all, and keeps its points either way', async () => {
    const { ids } = await exchanged([mei, tao])
    const states = async () => (await records()).items.map(({ state }) => state)

    expect((await deliver(ids)).code).toBe(200)
    expect(await states()).toEqual(['delivered', 'delivered'])
    expect((await deliver(ids, false)).code).toBe(200)
    expect((await deliver(ids, false)).code).toBe(200)
    expect(await states()).toEqual(['redeemed', 'redeemed'])
    expect(await balances()).toEqual({ [mei]: [30, 20], [tao]: [30, 20] })
  })

  it('of an archived class can be neither handed over nor given back, and its list says so', async () => {
    const { ids } = await exchanged([mei])
    await app.call(archiveClass, { classId, isArchived: true }, token)

    expect((await records()).items).toMatchObject([{ canDeliver: false, canRefund: false }])
    for (const { msg } of [await deliver(ids), await refund(ids)])
      expect(msg).toBe(errors.classArchived.message)
    expect(await balances()).toMatchObject({ [mei]: [30, 20] })
  })

  it('returns the points and the stock, once', async () => {
    await save({ id: sticker, name: '印章', cost: 10, stock: 5 })
    const { ids } = await exchanged([mei, tao])

    expect((await refund(ids)).code).toBe(200)
    expect(await refund(ids)).toMatchObject({ code: 409, msg: '这次兑换已经撤销过了，请到兑换记录里查看' })

    expect(await balances()).toEqual({ [mei]: [30, 30], [tao]: [30, 30] })
    expect((await list())[0]).toMatchObject({ stock: 5 })
    expect((await records()).items.map(({ state, canRefund }) => [state, canRefund])).toEqual([
      ['refunded', false],
      ['refunded', false],
    ])
  })

  it('is refused under the request id with which it was handed over: the words are the same, the write is another', async () => {
    const { ids } = await exchanged([mei])
    const request = { classId, redemptionIds: ids, requestId: randomUUID() }
    await app.call(deliverRewards, request, token)

    expect((await app.call(refundRewards, request, token)).msg).toBe('同一个请求编号不能用于不同的内容')

    expect((await records()).items.map(({ state }) => state)).toEqual(['delivered'])
    expect(await balances()).toMatchObject({ [mei]: [30, 20] })
  })

  it('of one pupil leaves the others of the same exchange', async () => {
    const { ids } = await exchanged([mei, tao])
    const [mine] = (await records({ studentId: mei })).items

    await refund([mine?.id ?? ''])

    expect(await balances()).toEqual({ [mei]: [30, 30], [tao]: [30, 20] })
    // All or nothing: the other one is not given back when the first has been.
    expect((await refund(ids)).code).toBe(409)
    expect(await balances()).toMatchObject({ [tao]: [30, 20] })
  })

  it('adds up several exchanges of one pupil', async () => {
    const first = await exchanged([mei])
    const second = await exchanged([mei])

    const { data } = await refund([...first.ids, ...second.ids])

    expect(data.students).toEqual([{ id: mei, stuScore: 30, redeemScore: 30 }])
  })

  it('is the same write as its undo: what was undone is not refunded, and what was refunded is not undone', async () => {
    const undone = await exchanged([mei])
    expect((await app.call(undoComment, { classId, batchId: undone.batchId }, token)).code).toBe(200)
    expect((await refund(undone.ids)).code).toBe(409)

    const refunded = await exchanged([mei, tao])
    await refund(refunded.ids.slice(0, 1))
    expect((await app.call(undoComment, { classId, batchId: refunded.batchId }, token)).code).toBe(409)
    expect((await records({ state: 'refunded' })).items).toHaveLength(2)
  })

  it('and undoing it at the same moment gives it back once', async () => {
    const { batchId, ids } = await exchanged([mei])

    const codes = await Promise.all([
      refund(ids).then(({ code }) => code),
      app.call(undoComment, { classId, batchId }, token).then(({ code }) => code),
      refund(ids).then(({ code }) => code),
    ])

    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await balances()).toMatchObject({ [mei]: [30, 30] })
  })

  it('cannot itself be undone, and its exchange is no longer offered for undoing', async () => {
    const { ids } = await exchanged([mei])
    await refund(ids)
    const { data } = await app.call(commentRecords, { classId, studentId: mei, limit: 2 }, token)

    expect(data.items.map(({ kind, isUndone, canUndo }) => ({ kind, isUndone, canUndo }))).toEqual([
      { kind: 'refund', isUndone: false, canUndo: false },
      { kind: 'exchange', isUndone: true, canUndo: false },
    ])
    const batchId = data.items[0]?.batchId ?? ''
    expect((await app.call(undoComment, { classId, batchId }, token)).code).toBe(404)
  })

  it('is for the owner, and for a co-teacher what they exchanged themselves', async () => {
    const ofOwner = await exchanged([mei])
    const ofHelper = await exchanged([tao], helper)

    expect((await records({}, helper)).items.map(({ canRefund }) => canRefund)).toEqual([true, false])
    expect(await refund([...ofOwner.ids, ...ofHelper.ids], helper)).toMatchObject({
      code: 404,
      msg: '只能撤销自己经手的兑换',
    })
    expect((await refund(ofHelper.ids, helper)).code).toBe(200)
    expect((await refund(ofOwner.ids)).code).toBe(200)
  })
})

describe('the records of exchanges', () => {
  it('say what was handed over, by any teacher of the class, and never of what was given back', async () => {
    await exchange({ studentIds: [mei, tao], rewardId: sticker })
    const [first, second] = (await records()).items
    const [one = '', two = ''] = [first?.id, second?.id]

    expect((await deliver([one])).code).toBe(200)
    // Twice is once.
    expect((await deliver([one])).code).toBe(200)
    await refund([two])
    expect((await deliver([one, two])).code).toBe(409)
    expect((await deliver(['nowhere'])).code).toBe(404)

    expect((await records({ state: 'delivered' })).items.map(({ id }) => id)).toEqual([one])
    expect((await refund([one])).code).toBe(200)
  })

  it('are found by pupil, state, reward, teacher and time, and add up what was found', async () => {
    await exchange({ studentIds: [mei, tao], rewardId: sticker })
    app.time.now += 60_000
    await exchange({ studentIds: [mei], name: '书签', cost: 3, count: 2 }, helper)
    const [book] = (await records({ studentId: mei })).items

    expect((await records()).totals).toEqual({ times: 3, count: 4, points: 26, toDeliver: 3, refunded: 0 })
    expect((await records({ rewardId: sticker })).totals).toMatchObject({ times: 2, points: 20 })
    expect((await records({ teacherId: book?.teacherId ?? '' })).items).toHaveLength(1)
    expect((await records({ from: app.time.now })).items).toHaveLength(1)
    expect((await records({ to: app.time.now - 1 })).totals).toMatchObject({ times: 2 })
    await refund([book?.id ?? ''])
    expect((await records()).totals).toEqual({ times: 2, count: 2, points: 20, toDeliver: 2, refunded: 1 })
    expect((await records({ state: 'refunded' })).items).toHaveLength(1)
  })

  it('come page by page, the newest first, each once', async () => {
    for (let times = 0; times < 5; times += 1)
      await exchange({ studentIds: [mei, tao], name: '书签', cost: 1 })
    const ids: string[] = []
    let cursor: string | undefined
    do {
      const page = await records({ limit: 3, cursor })
      expect(page.totals === null).toBe(cursor !== undefined)
      ids.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)

    expect(ids).toHaveLength(10)
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
  })

  it('leave with the pupil whose they are', async () => {
    await exchange({ studentIds: [mei, tao], rewardId: sticker })
    await app.call(removeStudents, { classId, ids: [mei], records: 'delete' }, token)

    expect((await records()).items.map(({ studentId }) => studentId)).toEqual([tao])
  })

  it('show a change of a reward nowhere: what was exchanged stays as it was', async () => {
    await exchange({ studentIds: [mei], rewardId: sticker })
    await save({ id: sticker, name: '金印章', cost: 99 })

    expect((await records()).items).toMatchObject([{ rewardName: '贴纸/印章', points: 10 }])
  })
})

it('is handed over once where its pupil moved with the history: in the class where the pupil is', async () => {
  await exchange({ studentIds: [mei], rewardId: sticker })
  const { classId: toClassId } = await app.newClass(token, [])
  await app.call(moveStudents, { classId, toClassId, ids: [mei], withHistory: true }, token)

  const here = await records()
  expect(here.items).toMatchObject([{ state: 'redeemed', canDeliver: false, canRefund: false }])
  expect([here.totals?.toDeliver, (await records({ state: 'redeemed' })).items]).toEqual([0, []])
  expect((await deliver([here.items[0]?.id ?? ''])).status).toBe(404)
  const there = (await app.call(rewardRecords, { classId: toClassId }, token)).data
  expect(there.items).toMatchObject([{ canDeliver: true }])
  expect(there.totals?.toDeliver).toBe(1)
})
