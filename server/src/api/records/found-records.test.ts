import { giveComment, undoComment, updateRemark, type LedgerKind } from '@pinge/contract/comments.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { commentFeed, commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { kindness, praise, reminder, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
})
afterEach(() => app.close())

async function give(itemId: string, studentIds: string[], more: { remark?: string } = {}) {
  const given = await app.call(giveComment, { classId, itemId, studentIds, ...more }, token)
  app.time.now += 1000
  return given.data.batchId
}
async function undo(batchId: string) {
  await app.call(undoComment, { classId, batchId }, token)
  app.time.now += 1000
}

type Narrowed = Omit<RequestOf<typeof commentRecords>, 'classId'>
const records = async (filter: Narrowed = {}) =>
  (await app.call(commentRecords, { classId, ...filter }, token)).data

it('finds the comments that were given with one item, and adds them up with those of pupils who left', async () => {
  await give(praise, [mei, tao])
  await give(kindness, [mei], { remark: '作业优秀' })
  await undo(await give(praise, [mei]))
  await app.call(removeStudents, { classId, ids: [tao] }, token)
  const kinds: LedgerKind[] = ['praise', 'reminder']

  const { items } = await records({ itemId: praise, kinds })
  expect(items.map(({ itemName, isUndone }) => [itemName, isUndone])).toEqual([
    ['作业优秀', true],
    ['作业优秀', false],
    ['作业优秀', false],
  ])
  const { totals } = (await app.call(commentSummary, { classId, itemId: praise, kinds }, token)).data
  expect(totals).toEqual({ praiseScore: 4, praiseCount: 2, reminderScore: 0, reminderCount: 0 })
})

it('finds a free comment by all its words, and neither longer ones, remarks that hold them nor an item of that name', async () => {
  const giveFreely = (name: string) =>
    app.call(giveComment, { classId, name, score: 2, type: 2, studentIds: [mei] }, token)
  await giveFreely('帮助同学')
  await giveFreely('常常帮助同学')
  await give(kindness, [mei], { remark: '帮助同学' })
  const filter = { freeName: '帮助同学' }

  expect((await records(filter)).items.map(({ itemName }) => itemName)).toEqual(['帮助同学'])
  const { totals } = (await app.call(commentSummary, { classId, ...filter }, token)).data
  expect(totals).toMatchObject({ praiseScore: 2, praiseCount: 1 })

  await give(praise, [mei])
  await giveFreely('作业优秀')
  expect((await records({ freeName: '作业优秀' })).items.map(({ type }) => type)).toEqual([2])
})

describe('the table of the pupils', () => {
  const students = async (filter: Narrowed = {}) =>
    (await app.call(commentSummary, { classId, ...filter }, token)).data.students.filter(
      ({ id }) => id === mei,
    )

  it('tells the praise of each quality, and when a pupil got the last comment', async () => {
    await give(praise, [mei])
    await give(kindness, [mei])
    const last = app.time.now
    await give(reminder, [mei])

    expect(await students()).toMatchObject([{ praiseScores: [2, 2, 0, 0, 0], lastCommentAt: last }])
    expect(await students({ kinds: ['praise'] })).toMatchObject([{ lastCommentAt: last - 1000 }])
    expect(await students({ type: 5 })).toMatchObject([
      { praiseScores: [0, 0, 0, 0, 0], lastCommentAt: null },
    ])
  })

  it('does not take for the last comment one that was undone', async () => {
    const first = app.time.now
    await give(praise, [mei])
    const batchId = await give(praise, [mei, tao])
    await app.call(undoComment, { classId, batchId, studentIds: [mei] }, token)

    expect(await students()).toMatchObject([{ praiseScores: [2, 0, 0, 0, 0], lastCommentAt: first }])
    await undo(batchId)
    expect(await students({ from: first + 1 })).toMatchObject([
      { praiseScores: [0, 0, 0, 0, 0], lastCommentAt: null },
    ])
  })
})

describe('a search', () => {
  const found = async (keyword: string, more: Narrowed = {}) =>
    (await app.call(commentFeed, { classId, keyword, ...more }, token)).data.items.map(
      ({ itemName }) => itemName,
    )

  it('finds comments by a part of the item’s name or of the remark, whatever the letters', async () => {
    await give(praise, [mei], { remark: '讲了 ABC 三种解法' })
    await give(kindness, [mei, tao], { remark: '100%_满意' })

    expect(await found('助人')).toEqual(['乐于助人'])
    expect(await found('abc')).toEqual(['作业优秀'])
    expect(await found('%')).toEqual(['乐于助人'])
    expect(await found('_满')).toEqual(['乐于助人'])
    expect(await found('100_')).toEqual([])
    expect(await found('没有这个')).toEqual([])
    expect((await records({ keyword: 'ABC' })).items).toHaveLength(1)
    const summary = await app.call(commentSummary, { classId, keyword: '解法' }, token)
    expect(summary.data.students.map(({ praiseCount }) => praiseCount).toSorted((a, b) => a - b)).toEqual([
      0, 1,
    ])
  })

  it('finds a corrected remark by its new words alone', async () => {
    const batchId = await give(praise, [mei], { remark: '写错了' })
    await app.call(updateRemark, { classId, batchId, remark: '写对了' }, token)

    expect(await found('写对')).toEqual(['作业优秀'])
    expect(await found('写错')).toEqual([])
  })

  it('refuses words that are too long, and what is no text', async () => {
    for (const keyword of ['', ' ', '长'.repeat(31), '\n', 3, null]) {
      const answer = await app.send(commentFeed.path, { classId, keyword }, { token })
      expect(answer.status).toBe(400)
    }
  })

  it('narrows the comments to a pupil, a sign and a time, and still tells all who got them', async () => {
    await give(praise, [mei, tao])
    const later = app.time.now
    await give(reminder, [tao])

    const entries = async (filter: Narrowed) =>
      (await app.call(commentFeed, { classId, ...filter }, token)).data.items
    expect(await entries({ studentId: mei })).toMatchObject([{ itemName: '作业优秀', studentCount: 2 }])
    expect(await entries({ kinds: ['reminder'] })).toMatchObject([{ itemName: '作业未交' }])
    expect(await entries({ from: later })).toMatchObject([{ itemName: '作业未交' }])
    expect(await entries({ kinds: ['exchange'] })).toEqual([])
  })

  it('of one comment tells who got it, page by page', async () => {
    const batchId = await give(praise, [mei, tao])
    await give(praise, [mei])
    const page = (cursor?: string) => app.call(commentRecords, { classId, batchId, limit: 1, cursor }, token)
    const first = await page()
    const second = await page(first.data.nextCursor ?? '')

    const receivers = [...first.data.items, ...second.data.items].map(({ studentId }) => studentId)
    expect(new Set(receivers)).toEqual(new Set([mei, tao]))
    expect(receivers).toHaveLength(2)
    expect(second.data.nextCursor).toBeNull()
  })
})
