import {
  addTeacher,
  answerInvite,
  classInvites,
  classTeachers,
  handOverClass,
  joinRequests,
  removeTeacher,
  requestJoin,
  sentInvites,
  withdrawInvite,
  type InviteKind,
} from '@pinge/contract/class-teachers.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { closeAccount, keepAccount } from '@pinge/contract/privacy/closing.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { studentList } from '@pinge/contract/students.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { inviteIn, passDays, proveTel } from '../../../../test/make.ts'

let app: TestApp
let owner: UserInfo
let colleague: UserInfo
let classId: string
beforeEach(async () => {
  app = await startTestApp()
  owner = await app.newTeacher('王老师')
  colleague = await app.newTeacher('李老师')
  ;({ classId } = await app.newClass(owner.accessToken))
  await proveTel(app, colleague)
})
afterEach(() => app.close())

const invite = (tel = colleague.tel, to = classId) =>
  app.call(addTeacher, { classId: to, tel }, owner.accessToken)
const invites = async (of = colleague) => (await app.call(classInvites, {}, of.accessToken)).data
const sent = async () => (await app.call(sentInvites, { classId }, owner.accessToken)).data
type More = { kind?: InviteKind; block?: boolean; requestId?: string }
const answer = (accept: boolean, more: More = {}, by = colleague) =>
  app.call(answerInvite, { classId, accept, ...more }, by.accessToken)
const kindsOf = async ({ accessToken }: UserInfo) =>
  (await app.call(messageList, {}, accessToken)).data.items.map(({ kind }) => kind)
const teachers = async () =>
  (await app.call(classTeachers, { classId }, owner.accessToken)).data.map(
    ({ nickname, isOwner }) => [nickname, isOwner] as const,
  )
const offer = () => app.call(handOverClass, { classId, userId: colleague.userId }, owner.accessToken)

it('lets a colleague in by their own yes, and shows nothing of either before', async () => {
  await invite()

  expect(await invites()).toMatchObject([
    { classId, className: '三年级(2)班', kind: 'join', teacherName: '王老师' },
  ])
  expect((await app.call(studentList, { classId }, colleague.accessToken)).status).toBe(404)
  expect(await teachers()).toEqual([['王老师', true]])
  expect(JSON.stringify(await sent())).not.toContain('李老师')

  expect((await answer(true)).code).toBe(200)
  expect(await teachers()).toEqual([
    ['王老师', true],
    ['李老师', false],
  ])
  expect(await invites()).toEqual([])
  expect(await sent()).toEqual([])
  expect(await invite()).toMatchObject({ status: 409, msg: errors.alreadyInClass.message })
})

it('answers alike whether a number has an account, was proved, or turned this owner away', async () => {
  const claimed = await app.newTeacher('赵老师')
  const other = await app.newClass(owner.accessToken)
  await invite(colleague.tel, other.classId)
  await app.call(answerInvite, { classId: other.classId, accept: false, block: true }, colleague.accessToken)

  const answers = [await invite('13999990000'), await invite(claimed.tel), await invite()]

  expect(answers.map(({ status, code, msg, data }) => ({ status, code, msg, data }))).toEqual(
    Array.from({ length: 3 }, () => ({ status: 200, code: 200, msg: expect.any(String), data: null })),
  )
  expect((await sent()).map(({ kind, userId }) => [kind, userId])).toEqual([
    ['join', null],
    ['join', null],
    ['join', null],
  ])
  expect(await invites(claimed)).toEqual([])
  expect(await invites()).toEqual([])
  expect(await kindsOf(claimed)).toEqual([])
  // Told of the one before they turned this owner away, and of none after it.
  expect(await kindsOf(colleague)).toEqual(['class-invited'])
})

it('tells a colleague of no offer by an owner whom they turned away', async () => {
  await inviteIn(app, owner, classId, colleague)
  await offer()
  expect((await answer(false, { block: true })).code).toBe(200)

  expect((await offer()).code).toBe(200)

  expect(await invites()).toEqual([])
  expect((await kindsOf(colleague)).filter((kind) => kind === 'class-offered')).toHaveLength(1)
})

it('shows an invitation to a phone that is proved only later', async () => {
  const late = await app.newTeacher('赵老师')
  await invite(late.tel)
  expect(await invites(late)).toEqual([])

  await proveTel(app, late)

  expect(await invites(late)).toHaveLength(1)
})

it('tells an owner of a no by the number alone, and rests for a month', async () => {
  await invite()
  await answer(false)

  const [message] = (await app.call(messageList, {}, owner.accessToken)).data.items
  expect(message).toMatchObject({ kind: 'invite-declined', actorName: '' })
  expect(message?.content).toMatch(/^138\*{4}\d{4}$/)
  expect(await invite()).toMatchObject({ status: 409, msg: errors.inviteResting.message })
  await passDays(app, 31, owner, colleague)
  expect((await invite()).code).toBe(200)
})

it('lets an invitation be taken back, and go out after a month', async () => {
  await invite()
  const [first] = await sent()
  await app.call(withdrawInvite, { classId, inviteId: first?.id ?? '' }, owner.accessToken)
  expect(await answer(true)).toMatchObject({ status: 404, msg: errors.inviteNotFound.message })

  await invite()
  await passDays(app, 31, owner, colleague)
  expect(await invites()).toEqual([])
  expect((await answer(true)).status).toBe(404)
})

it('sends twenty invitations a day and teacher, and one for a number that is asked again', async () => {
  for (let asked = 0; asked < 20; asked += 1)
    expect((await invite(`137000000${String(asked).padStart(2, '0')}`)).code).toBe(200)
  expect((await invite('13700000000')).code).toBe(200)

  expect(await invite()).toMatchObject({ status: 429, msg: errors.tooManyInvites.message })
  expect(await invites()).toEqual([])
})

it('answers the repeat of a yes as the first time', async () => {
  await invite()
  const requestId = randomUUID()

  expect((await answer(true, { requestId })).code).toBe(200)
  expect((await answer(true, { requestId })).code).toBe(200)
  expect(await answer(true)).toMatchObject({ status: 404 })
})

it('hands a class over only when its new owner agrees', async () => {
  await inviteIn(app, owner, classId, colleague)
  expect((await offer()).code).toBe(200)
  expect(await teachers()).toEqual([
    ['王老师', true],
    ['李老师', false],
  ])
  expect(await sent()).toMatchObject([{ kind: 'own', userId: colleague.userId }])
  expect(await invites()).toMatchObject([{ classId, kind: 'own', teacherName: '王老师' }])

  expect((await answer(true)).code).toBe(200)
  expect(await teachers()).toEqual([
    ['李老师', true],
    ['王老师', false],
  ])
  expect(await kindsOf(owner)).toContain('offer-accepted')
})

it('leaves a class with its owner when the colleague does not want it, left it, or is full', async () => {
  await inviteIn(app, owner, classId, colleague)
  await offer()
  await answer(false)
  expect(await kindsOf(owner)).toContain('offer-declined')
  expect(await teachers()).toContainEqual(['王老师', true])

  await offer()
  await app.call(removeTeacher, { classId, userId: colleague.userId }, colleague.accessToken)
  expect((await answer(true)).status).toBe(404)

  await inviteIn(app, owner, classId, colleague)
  for (let made = 0; made < 100; made += 1) await app.newClass(colleague.accessToken, [])
  await offer()
  expect(await answer(true)).toMatchObject({ status: 409, msg: errors.tooManyClasses.message })
  expect(await teachers()).toContainEqual(['王老师', true])
})

it('leaves a class with its owner while the account of the colleague closes, with which the class would be erased', async () => {
  await inviteIn(app, owner, classId, colleague)
  await offer()
  await app.call(closeAccount, { password: hash('sha256', 'morning-sun') }, colleague.accessToken)

  expect(await answer(true)).toMatchObject({ status: 409, msg: errors.ownerIsClosing.message })
  expect(await teachers()).toContainEqual(['王老师', true])

  await app.call(keepAccount, {}, colleague.accessToken)
  expect((await answer(true)).code).toBe(200)
  expect(await teachers()).toContainEqual(['李老师', true])
})

it.each([true, false])(
  'takes no answer to an invitation (%s) for one to the offer that came since',
  async (accept) => {
    await inviteIn(app, owner, classId, colleague)
    await offer()

    expect(await answer(accept, { kind: 'join' })).toMatchObject({
      code: errors.inviteNotFound.code,
      msg: errors.inviteNotFound.message,
    })

    expect(await teachers()).toContainEqual(['王老师', true])
    expect(await invites()).toMatchObject([{ kind: 'own' }])
    expect((await answer(true, { kind: 'own' })).code).toBe(200)
    expect(await teachers()).toContainEqual(['李老师', true])
  },
)

it('offers a class to one colleague at a time', async () => {
  const third = await app.newTeacher('赵老师')
  for (const teacher of [colleague, third]) await inviteIn(app, owner, classId, teacher)
  await offer()
  await app.call(handOverClass, { classId, userId: third.userId }, owner.accessToken)

  expect((await answer(true)).status).toBe(404)
  expect((await answer(true, {}, third)).code).toBe(200)
})

it('lets in a teacher who asked and was invited at the same time once, and asks the owner no more', async () => {
  const { geziNo } = (await app.call(classDetail, { classId }, owner.accessToken)).data
  await app.call(requestJoin, { geziNo }, colleague.accessToken)
  await invite()

  await answer(true)

  expect((await app.call(classList, {}, colleague.accessToken)).data).toHaveLength(1)
  expect((await app.call(classTeachers, { classId }, owner.accessToken)).data).toHaveLength(2)
  expect((await app.call(joinRequests, {}, owner.accessToken)).data.toAnswer).toEqual([])
})

it('invites no teacher into a class that they are in already, by a phone they changed to', async () => {
  await inviteIn(app, owner, classId, colleague)
  await invite('13999990000')
  await app.database.write((trx) =>
    trx.updateTable('teachers').set({ tel: '13999990000' }).where('id', '=', colleague.userId).execute(),
  )
  expect(await invites()).toEqual([])

  await offer()
  expect((await answer(true)).code).toBe(200)
  expect(await teachers()).toContainEqual(['李老师', true])
})
