import { commentItems, giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { praise, reminder, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  await app.close()
})

const give = (itemId: string, studentIds: string[], more: { remark?: string; requestId?: string } = {}) =>
  app.call(giveComment, { classId, itemId, studentIds, ...more }, token)
const undo = (batchId: string, requestId?: string) =>
  app.call(undoComment, { classId, batchId, requestId }, token)
const rows = () =>
  app.database.read.selectFrom('ledger').selectAll().orderBy('createdAt').orderBy('id').execute()
async function scores(): Promise<Record<string, [number, number]>> {
  const { data } = await app.call(studentList, { classId }, token)
  return Object.fromEntries(
    data.stuInfoList.map((student) => [student.id, [student.stuScore, student.redeemScore]]),
  )
}

it('offers 12 praises and 5 reminders of each quality', async () => {
  const { data } = await app.call(commentItems, { classId }, token)

  for (const type of [1, 2, 3, 4, 5]) {
    const ofType = data.filter((item) => item.type === type)
    expect(ofType.filter(({ score }) => score > 0)).toHaveLength(12)
    expect(ofType.filter(({ score }) => score < 0)).toHaveLength(5)
  }
  expect(data.find(({ name }) => name === '积极发言')).toMatchObject({
    type: 1,
    score: 1,
    icon: 'raisedhand',
  })
})

it('adds the points of a praise to both totals of each pupil', async () => {
  const { data } = await give(praise, [mei, tao])

  expect(data.students.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    [mei, tao].toSorted().map((id) => ({ id, stuScore: 2, redeemScore: 2 })),
  )
  expect(await scores()).toEqual({ [mei]: [2, 2], [tao]: [2, 2] })
})

it('takes the points of a reminder from the score and leaves what can be exchanged', async () => {
  await give(praise, [mei])
  await give(reminder, [mei])

  expect(await scores()).toEqual({ [mei]: [0, 2], [tao]: [0, 0] })
})

it('gives a free comment of the teacher’s own words and points', async () => {
  const { data } = await app.call(
    giveComment,
    { classId, name: '帮同学系鞋带', score: 3, type: 2, studentIds: [mei] },
    token,
  )

  expect(data.students).toEqual([{ id: mei, stuScore: 3, redeemScore: 3 }])
  expect(await rows()).toMatchObject([
    { itemId: null, itemName: '帮同学系鞋带', type: 2, score: 3, kind: 'praise' },
  ])
})

it('refuses a free comment without a text, without points, or with more than 10', async () => {
  const free = (more: { name?: string; score?: number }) =>
    app.send(giveComment.path, { classId, studentIds: [mei], ...more }, { token })

  expect(await free({ score: 1 })).toMatchObject({ status: 400, msg: '自由点评要写清内容和分值' })
  expect(await free({ name: '好' })).toMatchObject({ status: 400, msg: '自由点评要写清内容和分值' })
  expect(await free({ name: '好', score: 0 })).toMatchObject({ status: 400, msg: '分值不在可选范围内' })
  expect(await free({ name: '好', score: 11 })).toMatchObject({ status: 400, msg: '分值不能大于 10' })
  expect(await rows()).toEqual([])
})

it('counts a pupil who is named twice once', async () => {
  await give(praise, [mei, mei])

  expect(await scores()).toEqual({ [mei]: [2, 2], [tao]: [0, 0] })
  expect(await rows()).toHaveLength(1)
})

it('copies the item into the ledger, with the remark', async () => {
  await give(praise, [mei], { remark: ' 第三题的思路很清楚 ' })

  expect(await rows()).toMatchObject([
    {
      classId,
      studentId: mei,
      kind: 'praise',
      itemName: '作业优秀',
      type: 1,
      score: 2,
      redeem: 2,
      remark: '第三题的思路很清楚',
      createdAt: app.time.now,
    },
  ])
})

it('gives nothing to anyone when one pupil is of another class', async () => {
  const other = await app.newClass(token, ['丁当'])
  const answer = await give(praise, [mei, ...other.studentIds])

  expect(answer.code).toBe(errors.studentNotInClass.code)
  expect(await scores()).toEqual({ [mei]: [0, 0], [tao]: [0, 0] })
  expect(await rows()).toEqual([])
})

it('gives once what is sent again with the same request id, also at the same time', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => give(praise, [mei, tao], { requestId })))
  const late = await give(praise, [mei, tao], { requestId })

  expect(new Set([...answers, late].map(({ data }) => data.batchId)).size).toBe(1)
  expect(await scores()).toEqual({ [mei]: [2, 2], [tao]: [2, 2] })
})

it('does not remember a refusal: the same request may succeed later', async () => {
  const requestId = randomUUID()
  expect((await give('no-such-item', [mei], { requestId })).code).toBe(404)

  expect((await give(praise, [mei], { requestId })).code).toBe(200)
})

it('lets many give at once and loses none', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => give(n % 2 ? praise : reminder, [mei, tao])),
  )

  expect(answers.every(({ code }) => code === 200)).toBe(true)
  expect(await scores()).toEqual({ [mei]: [0, 60], [tao]: [0, 60] })
  expect(await rows()).toHaveLength(120)
})

it('undoes a comment by new rows and keeps the old ones', async () => {
  const given = await give(praise, [mei, tao])
  app.time.now += 1
  const undone = await undo(given.data.batchId)

  expect(undone.data.students).toHaveLength(2)
  expect(await scores()).toEqual({ [mei]: [0, 0], [tao]: [0, 0] })
  expect((await rows()).map(({ kind, score }) => [kind, score])).toEqual([
    ['praise', 2],
    ['praise', 2],
    ['undo', -2],
    ['undo', -2],
  ])
})

it('gives back the points of a reminder that is undone', async () => {
  await give(praise, [mei])
  const given = await give(reminder, [mei])
  await undo(given.data.batchId)

  expect(await scores()).toEqual({ [mei]: [2, 2], [tao]: [0, 0] })
})

it('undoes a batch once, even when it is tried twice at the same time', async () => {
  const given = await give(praise, [mei])
  const answers = await Promise.all([1, 2, 3].map(() => undo(given.data.batchId)))

  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(answers.find(({ code }) => code === 409)?.msg).toBe('这次操作已经撤销过了')
  expect(await scores()).toEqual({ [mei]: [0, 0], [tao]: [0, 0] })
})

it('answers the repeat of an undo as it answered the first time', async () => {
  const given = await give(praise, [mei])
  const requestId = randomUUID()
  const first = await undo(given.data.batchId, requestId)

  expect(await undo(given.data.batchId, requestId)).toEqual(first)
})

it('cannot undo an undo, nor what was never given', async () => {
  const given = await give(praise, [mei])
  await undo(given.data.batchId)
  const undoBatch = (await rows()).at(-1)?.batchId ?? ''

  expect(await undo(undoBatch)).toMatchObject({ status: 404, msg: '这条点评不存在，无法撤销' })
  expect(await undo('no-such-batch')).toMatchObject({ status: 404 })
})

it('never lets a row of the ledger be changed', async () => {
  await give(praise, [mei])

  await expect(
    app.database.write((trx) => trx.updateTable('ledger').set({ score: 9 }).execute()),
  ).rejects.toThrow('a row of ledger is never changed')
  expect(await rows()).toMatchObject([{ score: 2 }])
})

it('finds a total that is not the sum of its ledger rows', async () => {
  await give(praise, [mei])
  await app.database.write((trx) =>
    trx.updateTable('students').set({ stuScore: 99 }).where('id', '=', mei).execute(),
  )

  expect(await selectTotalDifferences(app.database.read)).toEqual([
    { studentId: mei, classId, stuScore: 99, redeemScore: 2, ledgerScore: 2, ledgerRedeem: 2 },
  ])
  await app.database.write((trx) =>
    trx.updateTable('students').set({ stuScore: 2 }).where('id', '=', mei).execute(),
  )
})
