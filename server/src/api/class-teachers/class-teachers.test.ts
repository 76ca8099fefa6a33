import { classDetail } from '@pinge/contract/class-edit.ts'
import {
  answerJoin,
  findClass,
  joinRequests,
  removeTeacher,
  requestJoin,
} from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { addExample } from '@pinge/contract/example.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { passDays } from '../../../test/make.ts'

let app: TestApp
let owner: UserInfo
let colleague: UserInfo
let classId: string
let geziNo: string
beforeEach(async () => {
  app = await startTestApp()
  owner = await app.newTeacher('王老师')
  colleague = await app.newTeacher('李老师')
  ;({ classId } = await app.newClass(owner.accessToken))
  geziNo = (await app.call(classList, {}, owner.accessToken)).data[0]?.geziNo ?? ''
})
afterEach(() => app.close())

const ask = (requestId?: string) => app.call(requestJoin, { geziNo, requestId }, colleague.accessToken)
const waiting = async () => (await app.call(joinRequests, {}, owner.accessToken)).data.toAnswer
const classesOfColleague = async () => (await app.call(classList, {}, colleague.accessToken)).data

it('shows whose class a number is, and nothing of its pupils', async () => {
  const { data } = await app.call(findClass, { geziNo }, colleague.accessToken)

  expect(data).toEqual({ className: '三年级(2)班', classImg: '9000', ownerName: '王老师', state: 'none' })
  expect(await app.call(findClass, { geziNo: '00000000' }, colleague.accessToken)).toMatchObject({
    status: 404,
    msg: '没有找到这个班级号，请核对后再试',
  })
})

it('lets a colleague in when the owner agrees, and not before', async () => {
  await ask()
  expect(await classesOfColleague()).toEqual([])
  const [request] = await waiting()
  expect(request).toMatchObject({ className: '三年级(2)班', nickname: '李老师', isTelProved: false })
  expect(request?.maskedTel).toMatch(/^138\*{4}\d{4}$/)

  await app.call(answerJoin, { id: request?.id ?? '', accept: true }, owner.accessToken)

  expect(await classesOfColleague()).toMatchObject([{ classId, isOwner: false, isCanSendClassNotice: false }])
  expect(await waiting()).toEqual([])
})

it('tells how many teachers a class has, also while a colleague waits, comes and is removed', async () => {
  const told = async () => {
    const classes = (await app.call(classList, {}, owner.accessToken)).data
    const { data } = await app.call(classDetail, { classId }, owner.accessToken)
    return [...classes.map(({ teacherCount }) => teacherCount), data.teacherCount]
  }
  await ask()
  expect(await told()).toEqual([1, 1])

  const [request] = await waiting()
  await app.call(answerJoin, { id: request?.id ?? '', accept: true }, owner.accessToken)
  expect(await told()).toEqual([2, 2])

  await app.call(removeTeacher, { classId, userId: colleague.userId }, owner.accessToken)
  expect(await told()).toEqual([1, 1])
})

it('keeps a colleague out when the owner does not agree, who may ask again after a month', async () => {
  await ask()
  const [request] = await waiting()
  await app.call(answerJoin, { id: request?.id ?? '', accept: false }, owner.accessToken)

  expect(await classesOfColleague()).toEqual([])
  expect(await ask()).toMatchObject({ status: 409, msg: errors.joinResting.message })
  expect(await waiting()).toEqual([])
  await passDays(app, 31, owner, colleague)
  await ask()
  expect(await waiting()).toHaveLength(1)
})

it('lets a teacher look up some numbers of classes an hour, and no program all of them', async () => {
  const find = async () => (await app.call(findClass, { geziNo }, colleague.accessToken)).code
  for (let count = 0; count < 60; count += 1) expect(await find()).toBe(200)
  expect(await find()).toBe(429)
  // A join request says as well whether there is such a class.
  expect((await ask()).status).toBe(429)

  expect((await app.call(findClass, { geziNo }, owner.accessToken)).code).toBe(200)
  app.time.now += 3_600_000
  expect(await find()).toBe(200)
})

it('shows one join request however often it is asked', async () => {
  const first = await ask()
  const second = await ask()

  expect(second.data.id).toBe(first.data.id)
  expect(await waiting()).toHaveLength(1)
  expect((await app.call(findClass, { geziNo }, colleague.accessToken)).data.state).toBe('pending')
  expect((await app.call(joinRequests, {}, colleague.accessToken)).data.mine).toMatchObject([
    { className: '三年级(2)班', ownerName: '王老师' },
  ])
})

it('lets only the owner answer a request to join', async () => {
  await ask()
  const [request] = await waiting()

  expect(
    await app.call(answerJoin, { id: request?.id ?? '', accept: true }, colleague.accessToken),
  ).toMatchObject({
    status: 404,
    msg: '这条申请不存在，或者已经处理过了',
  })
  expect(await classesOfColleague()).toEqual([])
})

it('answers the repeat of an answer as the first time', async () => {
  await ask()
  const [request] = await waiting()
  const answer = { id: request?.id ?? '', accept: true, requestId: randomUUID() }

  expect((await app.call(answerJoin, answer, owner.accessToken)).code).toBe(200)
  expect((await app.call(answerJoin, answer, owner.accessToken)).code).toBe(200)
})

it('lets no teacher into an example class', async () => {
  await app.call(addExample, {}, owner.accessToken)
  const example = (await app.call(classList, {}, owner.accessToken)).data.find(({ isExample }) => isExample)

  expect(await app.call(requestJoin, { geziNo: example?.geziNo ?? '' }, colleague.accessToken)).toMatchObject(
    { status: 403 },
  )
})

it('keeps a removed colleague out of the class from that moment on', async () => {
  await ask()
  const [request] = await waiting()
  await app.call(answerJoin, { id: request?.id ?? '', accept: true }, owner.accessToken)

  await app.call(removeTeacher, { classId, userId: colleague.userId }, owner.accessToken)

  expect((await app.call(studentList, { classId }, colleague.accessToken)).code).toBe(404)
})

it('lets a colleague leave, and never the owner', async () => {
  await ask()
  const [request] = await waiting()
  await app.call(answerJoin, { id: request?.id ?? '', accept: true }, owner.accessToken)

  expect(
    await app.call(removeTeacher, { classId, userId: owner.userId }, colleague.accessToken),
  ).toMatchObject({ status: 403, msg: '只有班级创建者可以这样做' })
  expect(await app.call(removeTeacher, { classId, userId: owner.userId }, owner.accessToken)).toMatchObject({
    status: 409,
    msg: '创建者不能移出自己的班级',
  })
  expect(
    (await app.call(removeTeacher, { classId, userId: colleague.userId }, colleague.accessToken)).code,
  ).toBe(200)
})
