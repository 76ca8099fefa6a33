import { archiveClass } from '@pinge/contract/class-edit.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentFeed, commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { redeem, rewardRecords } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { praise, startTestClass, type TestClass } from '../../../test/make.ts'

let at: TestClass
let mei: string
let tao: string
let an: string
beforeEach(async () => {
  at = await startTestClass(['陈一诺', '王浩然', '张安'])
  ;[mei = '', tao = '', an = ''] = at.studentIds
})
afterEach(async () => {
  expect(await at.close()).toEqual({ students: [], teams: [] })
})

async function give(studentIds = [mei, tao, an]): Promise<string> {
  const request = { classId: at.classId, itemId: praise, studentIds }
  const given = await at.app.call(giveComment, request, at.token)
  at.app.time.now += 1000
  return given.data.batchId
}
const undo = (batchId: string, studentIds?: string[], more: { by?: string; requestId?: string } = {}) =>
  at.app.call(
    undoComment,
    { classId: at.classId, batchId, studentIds, requestId: more.requestId },
    more.by ?? at.token,
  )
async function scores(): Promise<number[]> {
  const { data } = await at.app.call(studentList, { classId: at.classId }, at.token)
  return at.studentIds.map((id) => data.stuInfoList.find((student) => student.id === id)?.stuScore ?? NaN)
}
const uses = () => at.app.database.read.selectFrom('itemUses').select('uses').execute()

it('takes back what the named pupils got, and spares the others of the same comment', async () => {
  const batchId = await give()
  const { code, data } = await undo(batchId, [mei, mei])

  expect(code).toBe(200)
  expect(data.students).toEqual([{ id: mei, stuScore: 0, redeemScore: 0 }])
  expect(await scores()).toEqual([0, 2, 2])
  const records = await at.app.call(commentRecords, { classId: at.classId, kinds: ['praise'] }, at.token)
  const states = records.data.items.map(({ studentId, isUndone, canUndo }) => [studentId, isUndone, canUndo])
  expect(new Set(states)).toEqual(
    new Set([
      [mei, true, false],
      [tao, false, true],
      [an, false, true],
    ]),
  )
})

it('tells of the comment those who still have it', async () => {
  const batchId = await give()
  await undo(batchId, [tao])
  const feed = async () => (await at.app.call(commentFeed, { classId: at.classId }, at.token)).data.items

  expect(await feed()).toMatchObject([
    { isUndone: false, canUndo: true, studentCount: 2, studentNames: ['陈一诺', '张安'] },
  ])
  await undo(batchId)
  expect(await feed()).toMatchObject([{ isUndone: true, canUndo: false, studentCount: 3 }])
})

it('counts no more what one pupil lost, and goes on counting the others', async () => {
  await undo(await give(), [mei])
  await give([mei])

  const { data } = await at.app.call(commentSummary, { classId: at.classId }, at.token)
  expect(new Map(data.students.map(({ id, praiseCount }) => [id, praiseCount]))).toEqual(
    new Map([
      [mei, 1],
      [tao, 1],
      [an, 1],
    ]),
  )
})

it('undoes a part once, and with the whole what is left', async () => {
  const batchId = await give()
  await undo(batchId, [mei])

  expect(await undo(batchId, [mei])).toMatchObject({ status: 409, msg: errors.batchAlreadyUndone.message })
  expect(await undo(batchId, [mei, tao])).toMatchObject({ status: 409 })
  expect(await scores()).toEqual([0, 2, 2])
  const rest = await undo(batchId)
  expect(rest.data.students.map(({ id }) => id).toSorted()).toEqual([tao, an].toSorted())
  expect(await scores()).toEqual([0, 0, 0])
  expect((await undo(batchId)).status).toBe(409)
  expect((await undo(batchId, [tao])).status).toBe(409)
})

it('counts one use of the item until the last part is undone', async () => {
  const batchId = await give()
  await undo(batchId, [mei])
  expect(await uses()).toEqual([{ uses: 1 }])
  await undo(batchId, [tao, an])

  expect(await uses()).toEqual([{ uses: 0 }])
})

it('refuses pupils who did not get it, of this class or of another, and ids that are none', async () => {
  const batchId = await give([mei])
  const other = await at.app.newClass(at.token, ['丁当'])

  for (const studentIds of [[tao], [mei, tao], other.studentIds, ['no-such-pupil']])
    expect(await undo(batchId, studentIds)).toMatchObject({
      status: 404,
      msg: errors.studentNotInBatch.message,
    })
  for (const studentIds of [[], [''], ['不是编号'], [null], 'mei', Array.from({ length: 201 }, () => mei)]) {
    const body = { classId: at.classId, batchId, studentIds }
    expect((await at.app.send(undoComment.path, body, { token: at.token })).status).toBe(400)
  }
  expect(await scores()).toEqual([2, 0, 0])
})

it('has one effect however often the same request is sent', async () => {
  const batchId = await give()
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => undo(batchId, [mei], { requestId })))

  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  expect(await scores()).toEqual([0, 2, 2])
  expect((await undo(batchId, [tao], { requestId })).status).toBe(409)
})

it('is undone once by two teachers at the same moment', async () => {
  const by = at.colleague.accessToken
  const request = { classId: at.classId, itemId: praise, studentIds: at.studentIds }
  const { batchId } = (await at.app.call(giveComment, request, by)).data
  const answers = await Promise.all([
    undo(batchId, [mei]),
    undo(batchId, [mei], { by }),
    undo(batchId, undefined, { by }),
  ])

  expect(answers.filter(({ code }) => code === 200).length).toBeGreaterThan(0)
  expect((await undo(batchId)).status).toBe(409)
  expect(await scores()).toEqual([0, 0, 0])
})

it('is refused to a co-teacher who did not give it, and in a class that rests', async () => {
  const batchId = await give()
  expect(await undo(batchId, [mei], { by: at.colleague.accessToken })).toMatchObject({
    status: 404,
    msg: errors.undoNotYours.message,
  })
  await at.app.call(archiveClass, { classId: at.classId, isArchived: true }, at.token)

  expect((await undo(batchId, [mei])).status).toBe(409)
  expect(await scores()).toEqual([2, 2, 2])
})

it('leaves a team its points until the whole is undone', async () => {
  const made = await at.newScheme('数学合作组', { 火箭队: [mei, tao] })
  const [teamId = ''] = made.teamIds
  const { categoryId } = made
  const request = { classId: at.classId, categoryId, teamIds: [teamId], itemId: praise }
  const { batchId } = (await at.app.call(commentTeams, request, at.token)).data
  const teamScore = async () => (await at.teams(categoryId)).map(({ score }) => score)

  await undo(batchId, [mei, tao])
  expect(await teamScore()).toEqual([2])
  const summary = async () =>
    (await at.app.call(commentSummary, { classId: at.classId }, at.token)).data.teams
  expect(await summary()).toMatchObject([{ id: teamId, praiseScore: 2 }])
  const { items } = (await at.app.call(commentFeed, { classId: at.classId }, at.token)).data
  expect(items).toMatchObject([{ isUndone: false, studentNames: [], teamNames: ['火箭队'] }])
  expect((await undo(batchId)).code).toBe(200)
  expect(await teamScore()).toEqual([0])
  expect(await summary()).toEqual([])
})

it('gives back one pupil’s exchange and leaves the others theirs', async () => {
  await give()
  const request = { classId: at.classId, studentIds: [mei, tao], name: '贴纸', cost: 2 }
  const { batchId } = (await at.app.call(redeem, request, at.token)).data
  const { data } = await undo(batchId, [tao])

  expect(data.students).toEqual([{ id: tao, stuScore: 2, redeemScore: 2 }])
  const exchanges = await at.app.call(rewardRecords, { classId: at.classId }, at.token)
  expect(new Map(exchanges.data.items.map(({ studentId, state }) => [studentId, state]))).toEqual(
    new Map([
      [mei, 'redeemed'],
      [tao, 'refunded'],
    ]),
  )
  expect((await undo(batchId)).data.students).toEqual([{ id: mei, stuScore: 2, redeemScore: 2 }])
})
