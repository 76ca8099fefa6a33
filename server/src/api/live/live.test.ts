import { changePassword } from '@pinge/contract/accounts.ts'
import {
  addTeacher,
  answerInvite,
  answerJoin,
  removeTeacher,
  requestJoin,
} from '@pinge/contract/class-teachers.ts'
import { removeClass, updateClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { passwordSignIn, signOut } from '@pinge/contract/sign-in.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { redeem, refundRewards, rewardRecords, saveReward } from '@pinge/contract/rewards.ts'
import { addStudents, removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { addTeams, commentTeams } from '@pinge/contract/teams.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { proveTel } from '../../../test/make.ts'
import { followStream, type Follower } from '../../../test/follow-stream.ts'

let app: TestApp
let origin: string
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  app = await startTestApp()
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  token = (await app.newTeacher()).accessToken
  ;({ classId, studentIds } = await app.newClass(token))
})
afterEach(() => app.close())

async function follow(after?: number, url?: string): Promise<Follower> {
  const address = url ?? (await app.call(liveTicket, { classId }, token)).data.url
  const stream = await followStream(`${origin}${address}`, after)
  expect(stream.contentType).toContain('text/event-stream')
  return stream
}

const give = (requestId?: string) =>
  app.call(giveComment, { classId, itemId: 's1-01', studentIds, requestId }, token)

it('tells the board of new teams, of what they are given, and of what is taken back', async () => {
  const board = await follow()
  await board.next()
  const teams = [{ teamName: '火箭队', studentIds }]
  const { data } = await app.call(addTeams, { classId, categoryName: '数学合作组', teams }, token)
  expect((await board.next()).event).toMatchObject({ type: 'teams-changed' })

  const { categoryId, teamIds } = data
  const given = await app.call(commentTeams, { classId, categoryId, teamIds, itemId: 's1-01' }, token)
  expect((await board.next()).event).toMatchObject({
    type: 'comment-given',
    teams: [{ id: teamIds[0], score: 1 }],
    students: given.data.students,
  })
  await app.call(undoComment, { classId, batchId: given.data.batchId }, token)
  expect((await board.next()).event).toMatchObject({
    type: 'comment-undone',
    teams: [{ id: teamIds[0], score: 0 }],
  })
})

it('tells the board at once what was given on the phone', async () => {
  const board = await follow()
  expect(await board.next()).toMatchObject({ event: { type: 'reload' } })

  const given = await give()

  expect(await board.next()).toMatchObject({
    event: {
      type: 'comment-given',
      batchId: given.data.batchId,
      teacherName: '王老师',
      itemName: '积极发言',
      score: 1,
      students: given.data.students,
    },
  })
})

it('tells undos, and pupils who come, are renamed and leave, too, in order and once, with numbers that leave no gap', async () => {
  const board = await follow()
  const first = await board.next()
  const requestId = randomUUID()
  const given = await give(requestId)
  await give(requestId)
  await app.call(undoComment, { classId, batchId: given.data.batchId }, token)
  const { ids } = (await app.call(addStudents, { classId, students: [{ username: '丁当' }] }, token)).data
  await app.call(updateStudent, { id: ids[0] ?? '', username: '丁叮当' }, token)
  await app.call(removeStudents, { classId, ids }, token)

  const told = []
  for (let event = 0; event < 5; event += 1) told.push(await board.next())
  expect(told.map(({ event }) => event.type)).toEqual([
    'comment-given',
    'comment-undone',
    'students-changed',
    'students-changed',
    'students-changed',
  ])
  expect(told.map(({ number }) => number - first.number)).toEqual([1, 2, 3, 4, 5])
})

it('tells the board that the words of a comment were corrected, and nothing of what they say', async () => {
  const { data } = await give()
  const board = await follow()
  await board.next()
  const { batchId } = data
  await app.call(updateRemark, { classId, batchId, remark: '声音响亮' }, token)

  const { event } = await board.next()
  expect(event).toMatchObject({ type: 'remark-changed', batchId })
  expect(JSON.stringify(event)).not.toContain('声音响亮')
})

it('tells of an undo that spares the others only whose points changed', async () => {
  const [spared = '', meant = ''] = studentIds
  const { data } = await give()
  const board = await follow()
  await board.next()
  await app.call(undoComment, { classId, batchId: data.batchId, studentIds: [meant] }, token)

  const { event } = await board.next()
  expect(event).toMatchObject({ type: 'comment-undone', batchId: data.batchId })
  expect(event).toHaveProperty('students', [{ id: meant, stuScore: 0, redeemScore: 0 }])
  expect(JSON.stringify(event)).not.toContain(spared)
})

it('tells who follows a class that a colleague came or went, and nothing of one who was not let in', async () => {
  const board = await follow()
  const first = await board.next()
  const geziNo = (await app.call(classList, {}, token)).data[0]?.geziNo ?? ''
  const joinRequest = async () => {
    const teacher = await app.newTeacher('李老师')
    return { teacher, id: (await app.call(requestJoin, { geziNo }, teacher.accessToken)).data.id }
  }
  const refused = await joinRequest()
  await app.call(answerJoin, { id: refused.id, accept: false }, token)
  const { teacher, id } = await joinRequest()
  await app.call(answerJoin, { id, accept: true }, token)
  expect(await board.next()).toMatchObject({ number: first.number + 1, event: { type: 'class-changed' } })

  const requestId = randomUUID()
  const leave = () =>
    app.call(removeTeacher, { classId, userId: teacher.userId, requestId }, teacher.accessToken)
  expect([(await leave()).code, (await leave()).code]).toEqual([200, 200])
  expect(await board.next()).toMatchObject({ number: first.number + 2, event: { type: 'class-changed' } })

  const other = await app.newTeacher('孙老师')
  await proveTel(app, other)
  await app.call(addTeacher, { classId, tel: other.tel }, token)
  expect(await board.next()).toMatchObject({ number: first.number + 3, event: { type: 'class-changed' } })
  await app.call(answerInvite, { classId, accept: true }, other.accessToken)
  expect(await board.next()).toMatchObject({ number: first.number + 4, event: { type: 'class-changed' } })
})

it('says nothing of what was refused', async () => {
  const board = await follow()
  const first = await board.next()
  await app.call(giveComment, { classId, itemId: 'no-such-item', studentIds }, token)
  await give()

  expect(await board.next()).toMatchObject({ number: first.number + 1, event: { type: 'comment-given' } })
})

it('tells a browser that slept exactly what it missed', async () => {
  const before = await follow()
  const { number } = await before.next()
  before.leave()
  await give()
  await give()

  const after = await follow(number)
  const missed = [await after.next(), await after.next()]
  await give()
  expect(missed.map((told) => told.number)).toEqual([number + 1, number + 2])
  expect(await after.next()).toMatchObject({ number: number + 3 })
})

it('tells a browser that missed too much to read everything again', async () => {
  const { number } = await (await follow()).next()
  for (let n = 0; n < 101; n += 1) await give()

  const late = await follow(number)
  expect(await late.next()).toEqual({ number: number + 101, event: { type: 'reload' } })
})

it('opens a stream once for each ticket, within 30 seconds', async () => {
  const { data } = await app.call(liveTicket, { classId }, token)
  await follow(undefined, data.url)
  expect((await fetch(`${origin}${data.url}`)).status).toBe(404)

  const late = await app.call(liveTicket, { classId }, token)
  app.time.now += 30_000
  expect((await fetch(`${origin}${late.data.url}`)).status).toBe(404)
})

it('gives a session twenty tickets that wait, and more as they are used or too old', async () => {
  const take = async () => app.call(liveTicket, { classId }, token)
  const first = await take()
  for (let count = 1; count < 20; count += 1) expect((await take()).code).toBe(200)
  expect(await take()).toMatchObject({ code: 429, msg: '请求太多，请稍后再试' })

  await follow(undefined, first.data.url)
  expect((await take()).code).toBe(200)
  expect((await take()).code).toBe(429)
  app.time.now += 30_000
  expect((await take()).code).toBe(200)
})

it('gives a stranger no ticket', async () => {
  const stranger = await app.newTeacher('赵老师')

  expect((await app.call(liveTicket, { classId }, stranger.accessToken)).code).toBe(404)
})

it('ends the stream when its teacher signs out', async () => {
  const board = await follow()
  await board.next()

  await app.call(signOut, {}, token)

  expect(await board.next()).toMatchObject({ event: { type: 'ended' } })
  await board.ended
})

it('ends at once a stream that is opened by a ticket from before its teacher signed out', async () => {
  const { data } = await app.call(liveTicket, { classId }, token)
  await app.call(signOut, {}, token)

  const board = await follow(undefined, data.url)

  expect(await board.next()).toMatchObject({ event: { type: 'ended' } })
  await board.ended
})

it('ends on the other devices what a ticket from before a change of the password opens, and goes on here', async () => {
  const wang = await app.newTeacher('王丽')
  const own = (await app.newClass(wang.accessToken)).classId
  const elsewhere = await app.call(
    passwordSignIn,
    { tel: wang.tel, password: hash('sha256', 'morning-sun') },
    '',
  )
  const theirs = await app.call(liveTicket, { classId: own }, elsewhere.data.accessToken)
  const ours = await app.call(liveTicket, { classId: own }, wang.accessToken)
  const passwords = { oldPassword: hash('sha256', 'morning-sun'), password: hash('sha256', 'evening-star') }
  expect((await app.call(changePassword, passwords, wang.accessToken)).code).toBe(200)

  expect(await (await follow(undefined, theirs.data.url)).next()).toMatchObject({ event: { type: 'ended' } })
  expect(await (await follow(undefined, ours.data.url)).next()).toMatchObject({ event: { type: 'reload' } })
})

it('ends the stream of a colleague who is removed from the class, and no other', async () => {
  const colleague = await app.newTeacher('李老师')
  const geziNo = (await app.call(classList, {}, token)).data[0]?.geziNo ?? ''
  const { data } = await app.call(requestJoin, { geziNo }, colleague.accessToken)
  await app.call(answerJoin, { id: data.id, accept: true }, token)
  const ours = await follow()
  const ticket = await app.call(liveTicket, { classId }, colleague.accessToken)
  const theirs = await follow(undefined, ticket.data.url)
  await theirs.next()
  await ours.next()

  await app.call(removeTeacher, { classId, userId: colleague.userId }, token)

  expect(await theirs.next()).toMatchObject({ event: { type: 'ended' } })
  await theirs.ended
  expect(await ours.next()).toMatchObject({ event: { type: 'class-changed' } })
  await give()
  expect(await ours.next()).toMatchObject({ event: { type: 'comment-given' } })
})

it('tells the colleagues that the class has a new name', async () => {
  const board = await follow()
  await board.next()

  await app.call(updateClass, { classId, className: '小树苗班' }, token)

  expect(await board.next()).toMatchObject({ event: { type: 'class-changed' } })
})

it('ends every stream of a class that is deleted', async () => {
  const board = await follow()
  const phone = await follow()
  await board.next()
  await phone.next()

  await app.call(removeClass, { classId, className: '三年级(2)班' }, token)

  for (const stream of [board, phone]) {
    expect(await stream.next()).toMatchObject({ event: { type: 'ended' } })
    await stream.ended
  }
})

it('stops with streams open', async () => {
  const board = await follow()
  await board.next()
  expect((await app.call(classList, {}, token)).code).toBe(200)

  await app.close()
  await board.ended
  // A stop is no farewell: the board comes back when the server does.
  expect(board.told.map(({ event }) => event.type)).toEqual(['reload'])
  app = await startTestApp()
})

it('tells the board what can be undone no more: a comment once the last part is, an exchange with its first', async () => {
  const { data: given } = await give()
  const [mei = '', tao = ''] = studentIds
  const wanted = { classId, studentIds: [mei, tao], name: '贴纸', cost: 1 }
  const { data: exchanged } = await app.call(redeem, wanted, token)
  const exchanges = await app.call(rewardRecords, { classId }, token)
  const board = await follow()
  await board.next()

  const part = await app.call(undoComment, { classId, batchId: given.batchId, studentIds: [mei] }, token)
  const rest = await app.call(undoComment, { classId, batchId: given.batchId }, token)
  const redemptionIds = exchanges.data.items.slice(0, 1).map(({ id }) => id)
  await app.call(refundRewards, { classId, redemptionIds }, token)

  expect([part.data.isPart, rest.data.isPart]).toEqual([true, false])
  for (const isPart of [true, false])
    expect((await board.next()).event).toMatchObject({ type: 'comment-undone', isPart })
  expect((await board.next()).event).toMatchObject({
    type: 'scores-changed',
    refundedBatchIds: [exchanged.batchId],
  })
  board.leave()
})

it('tells the board what was exchanged and reset, with the totals, and that the rewards have changed', async () => {
  await give()
  const board = await follow()
  await board.next()
  const [mei = ''] = studentIds

  await app.call(redeem, { classId, studentIds: [mei], name: '贴纸', cost: 1 }, token)
  await app.call(resetScore, { classId, studentIds: [mei] }, token)
  await app.call(saveReward, { classId, name: '书签', cost: 5 }, token)

  expect((await board.next()).event).toMatchObject({
    type: 'scores-changed',
    students: [{ id: mei, stuScore: 1, redeemScore: 0 }],
  })
  expect((await board.next()).event).toMatchObject({
    type: 'scores-changed',
    students: [{ id: mei, stuScore: 0, redeemScore: 0 }],
  })
  expect((await board.next()).event).toMatchObject({ type: 'rewards-changed' })
  board.leave()
})
