import {
  addItem,
  commentLabels,
  deleteItem,
  hideItem,
  itemSettings,
  orderItems,
  ownItems,
  restoreItems,
  updateItem,
} from '@pinge/contract/comment-items.ts'
import { commentItems, giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_OWN_ITEMS } from '@pinge/contract/values/limits.ts'
import { addExample } from '@pinge/contract/example.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commentItems as makeItemTables } from '../../platform/db/migrations/0007-comment-items.ts'
import { shippedItems } from '../writes/comment-items/shipped-items.ts'
import type { TestApp } from '../../../test/app.ts'
import { newCoTeacher, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let teacherId: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  const made = await startClass()
  ;({ app, token, classId, studentIds } = made)
  teacherId = made.owner.userId
})
afterEach(() => app.close())

type NewItem = RequestOf<typeof addItem>
const helping: NewItem = { type: 2, name: '照顾同桌', score: 4, icon: 'hearthands' }

async function add(more: Partial<NewItem> = {}, by = token): Promise<string> {
  app.time.now += 1
  return (await app.call(addItem, { ...helping, ...more }, by)).data.id
}
const offered = async (by = token) => (await app.call(commentItems, { classId }, by)).data
const settings = async () => (await app.call(itemSettings, {}, token)).data
const settingOf = async (id: string) => (await settings()).find((item) => item.id === id)
const give = (itemId: string, by = token) => app.call(giveComment, { classId, itemId, studentIds }, by)
const namesOfType = async (type: number) =>
  (await offered()).filter((item) => item.type === type).map(({ name }) => name)

it('offers the shipped items to a teacher who has changed nothing', async () => {
  expect(await offered()).toEqual(shippedItems)
})

it('offers an own item behind the shipped ones of its kind, in every class of the teacher', async () => {
  const id = await add()
  const other = await app.newClass(token)

  const item = { id, ...helping, isCustom: true }
  const praises = (await offered()).filter(({ type, score }) => type === 2 && score > 0)
  expect(praises.at(-1)).toEqual(item)
  const { data } = await app.call(commentItems, { classId: other.classId }, token)
  expect(data).toContainEqual(item)
})

it('gives an own item a star when its maker chooses no picture', async () => {
  const id = (await app.call(addItem, { type: 1, name: ' 会提问 ', score: 1 }, token)).data.id

  expect(await settingOf(id)).toMatchObject({ name: '会提问', icon: 'star', isHidden: false, uses: 0 })
})

it('says what is wrong with an item', async () => {
  const wrong = async (more: object) => (await app.send(addItem.path, { ...helping, ...more }, { token })).msg

  expect(await wrong({ name: ' ' })).toBe('请写上点评项的名称')
  expect(await wrong({ name: '一二三四五六七八九十一' })).toBe('点评项的名称最多 10 个字')
  expect(await wrong({ name: '两\n行' })).toBe('点评项的名称里有不能使用的字符')
  expect(await wrong({ score: 0 })).toBe('分值不在可选范围内')
  expect(await wrong({ score: 11 })).toBe('分值不能大于 10')
  expect(await wrong({ score: -11 })).toBe('分值不能小于 -10')
  expect(await wrong({ icon: '../secret' })).toBe('图片不在可选范围内')
  expect(await wrong({ type: 6 })).toBe('品质不在可选范围内')
  expect((await app.call(addItem, { ...helping, name: ' 一二三四五六七八九十 ' }, token)).code).toBe(200)
})

it('lists the own items of a type, the oldest first', async () => {
  const first = await add({ name: '先' })
  const second = await add({ name: '后', score: -1 })
  await add({ type: 3 })
  await app.call(hideItem, { id: second, isHidden: true }, token)

  const { data } = await app.call(ownItems, { type: 2 }, token)
  expect(data).toMatchObject([
    { id: first, name: '先', isCustom: true, isHidden: false },
    { id: second, name: '后', isCustom: true, isHidden: true },
  ])
})

it('is given with its own name, picture and points, and history keeps them', async () => {
  const id = await add()
  const given = await give(id)
  expect(given.data.students.map(({ stuScore }) => stuScore)).toEqual([4, 4])
  await app.call(updateItem, { id, name: '变了', score: -3, icon: 'key', type: 4 }, token)
  expect(await settingOf(id)).toMatchObject({ name: '变了', score: -3, icon: 'key', type: 4 })
  await app.call(deleteItem, { id }, token)

  const { data } = await app.call(commentRecords, { classId }, token)
  expect(data.items).toMatchObject(
    [1, 2].map(() => ({ itemName: '照顾同桌', icon: 'hearthands', type: 2, score: 4 })),
  )
  expect((await app.call(undoComment, { classId, batchId: given.data.batchId }, token)).code).toBe(200)
})

it('is gone once deleted: not offered, not given, not deleted again', async () => {
  const id = await add()
  await app.call(deleteItem, { id }, token)

  expect(await offered()).toEqual(shippedItems)
  expect(await give(id)).toMatchObject({ code: 404, msg: '点评项不存在，请刷新后重试' })
  expect((await app.call(deleteItem, { id }, token)).code).toBe(404)
})

it('keeps own items from a colleague of the same class', async () => {
  const id = await add()
  const colleague = (await newCoTeacher(app, classId)).accessToken

  expect(await offered(colleague)).toEqual(shippedItems)
  expect((await give(id, colleague)).code).toBe(404)
  for (const [call, body] of [
    [updateItem, { id, name: '他人' }],
    [hideItem, { id, isHidden: true }],
    [deleteItem, { id }],
    [orderItems, { type: 2, itemIds: [id] }],
  ] as const)
    expect((await app.send(call.path, body, { token: colleague })).code).toBe(404)
  expect(await settingOf(id)).toMatchObject({ name: '照顾同桌', isHidden: false })
})

it('hides an item for the teacher alone, and still takes it from who had it in hand', async () => {
  const colleague = (await newCoTeacher(app, classId)).accessToken
  await app.call(hideItem, { id: 's2-01', isHidden: true }, token)
  await app.call(hideItem, { id: 's2-01', isHidden: true }, token)

  expect(await namesOfType(2)).not.toContain('按时到校')
  expect(await offered(colleague)).toEqual(shippedItems)
  expect((await give('s2-01')).code).toBe(200)
  await app.call(hideItem, { id: 's2-01', isHidden: false }, token)
  expect(await offered()).toEqual(shippedItems)
})

it('neither changes nor deletes a shipped item', async () => {
  const refusal = { status: 403, msg: '系统点评项不能修改或删除，不想用时可以停用' }

  expect(await app.call(updateItem, { id: 's1-01', name: '发言' }, token)).toMatchObject(refusal)
  expect(await app.call(deleteItem, { id: 's1-01' }, token)).toMatchObject(refusal)
  expect(await offered()).toEqual(shippedItems)
})

it('orders the items of a type, and what is not named stands behind', async () => {
  const own = await add()
  await app.call(orderItems, { type: 2, itemIds: [own, 's2-05', 's2-05', 's2-17'] }, token)
  await add({ name: '新来的' })

  const names = await namesOfType(2)
  expect(names.slice(0, 3)).toEqual(['照顾同桌', '路队整齐', '按时到校'])
  expect(names.slice(13, 15)).toEqual(['新来的', '不文明用语'])
  expect(await namesOfType(1)).toEqual(shippedItems.filter(({ type }) => type === 1).map(({ name }) => name))
})

it('orders only what is there, and of this type', async () => {
  for (const itemIds of [['s1-01'], ['nothing'], ['s2-01', 's1-01']])
    expect((await app.call(orderItems, { type: 2, itemIds }, token)).code).toBe(404)
  expect(await offered()).toEqual(shippedItems)
})

it('lets one whole order stand when two tabs order at once', async () => {
  const forward = ['s2-01', 's2-02', 's2-03', 's2-04']
  const back = forward.toReversed()
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      app.call(orderItems, { type: 2, itemIds: n % 2 ? forward : back }, token),
    ),
  )

  const ids = (await offered()).filter(({ type }) => type === 2).map(({ id }) => id)
  expect([forward, back]).toContainEqual(ids.slice(0, 4))
})

it('restores what was shipped, of one type or of all, and keeps own items', async () => {
  const own = await add()
  await app.call(hideItem, { id: own, isHidden: true }, token)
  for (const id of ['s1-01', 's2-01']) await app.call(hideItem, { id, isHidden: true }, token)
  await app.call(orderItems, { type: 2, itemIds: [own, 's2-12'] }, token)

  await app.call(restoreItems, { type: 2 }, token)
  expect((await settings()).filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['s1-01', own])
  expect((await namesOfType(2))[0]).toBe('按时到校')
  await app.call(restoreItems, {}, token)
  expect(await offered()).toEqual(shippedItems)
})

it('counts how often an item was given: a comment for several pupils once, an undone one not', async () => {
  const own = await add()
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const batches = [await give(own), await give(own), await give('s1-01')]
  await give('s1-01', colleague)
  expect((await settingOf(own))?.uses).toBe(2)
  expect((await settingOf('s1-01'))?.uses).toBe(1)

  await app.call(undoComment, { classId, batchId: batches[0]?.data.batchId ?? '' }, token)
  expect((await settingOf(own))?.uses).toBe(1)
  expect((await give('no-such-item')).code).toBe(404)
  await app.call(removeStudents, { classId, ids: studentIds, records: 'delete' }, token)
  expect((await settingOf(own))?.uses).toBe(1)
})

it('takes the owner’s undo from the tally of the colleague who gave', async () => {
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const { data } = await give('s1-01', colleague)
  await give('s1-01')
  await app.call(undoComment, { classId, batchId: data.batchId }, token)

  expect((await settingOf('s1-01'))?.uses).toBe(1)
  expect((await app.call(itemSettings, {}, colleague)).data.every(({ uses }) => uses === 0)).toBe(true)
})

it('loses no use when many give at once', async () => {
  await Promise.all(Array.from({ length: 40 }, () => give('s1-01')))

  expect((await settingOf('s1-01'))?.uses).toBe(40)
})

it('begins the tally with what a ledger held before there was one', async () => {
  await give('s1-01')
  const { data } = await give('s1-02')
  await app.call(undoComment, { classId, batchId: data.batchId }, token)
  await app.call(addExample, {}, token)
  const before = await settings()

  await app.database.write(async (trx) => {
    for (const table of ['commentItems', 'hiddenItems', 'itemOrders', 'itemUses'] as const)
      await trx.schema.dropTable(table).execute()
    await makeItemTables(trx, app.database.engine)
  })
  expect(await settings()).toEqual(before)
})

it('adds once what is sent again with the same request id, and counts a repeated gift once', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => app.call(addItem, { ...helping, requestId }, token)))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  const id = answers[0]?.data.id ?? ''
  const given = randomUUID()
  for (const _ of [1, 2])
    await app.call(giveComment, { classId, itemId: id, studentIds, requestId: given }, token)
  expect((await settingOf(id))?.uses).toBe(1)

  const deletion = randomUUID()
  await app.call(deleteItem, { id, requestId: deletion }, token)
  expect((await app.call(deleteItem, { id, requestId: deletion }, token)).code).toBe(200)
})

it('takes 500 own items and not one more, also when many come at once', async () => {
  await app.database.write((trx) =>
    trx
      .insertInto('commentItems')
      .values(
        Array.from({ length: MAX_OWN_ITEMS - 2 }, (_, n) => ({
          id: `own-${n}`,
          teacherId,
          type: 1 as const,
          name: `第${n}项`,
          score: 1,
          icon: 'star',
          createdAt: n,
        })),
      )
      .execute(),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => app.call(addItem, helping, token)))

  expect(answers.filter(({ code }) => code === 200)).toHaveLength(2)
  expect(answers.filter(({ code }) => code === 409).map(({ msg }) => msg)[0]).toBe(
    '每位老师最多添加 500 个自定义点评项',
  )
  const ids = (await settings()).filter(({ type }) => type === 1).map(({ id }) => id)
  expect((await app.call(orderItems, { type: 1, itemIds: ids.toReversed() }, token)).code).toBe(200)
  expect((await offered())[0]?.id).toBe('own-497')
})

it('tells the five labels with their colours and shapes', async () => {
  const { data } = await app.call(commentLabels, {}, token)

  expect(data.map(({ type, tab, shape }) => [type, tab, shape])).toEqual([
    [1, '学业', 'circle'],
    [2, '习惯', 'square'],
    [3, '健康', 'triangle'],
    [4, '实践', 'diamond'],
    [5, '审美', 'star'],
  ])
})
