import * as contract from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { proveTel, startTestClass, type TestClass } from '../../../test/make.ts'
import { contextOf, writeBeside } from '../../../test/write-beside.ts'
import type { Database } from '../../platform/db/database.ts'
import { createLiveHub } from '../../platform/live/live-hub.ts'
import { answerJoin as answerRequest } from './answer-join.ts'
import { answerInvite as answerAsked } from './invites/answer-invite.ts'

let at: TestClass
let geziNo: string
beforeEach(async () => {
  at = await startTestClass([])
  geziNo = (await at.app.call(classList, {}, at.token)).data[0]?.geziNo ?? ''
})
afterEach(() => at.close())

const deps = (database: Database, teacherId: string) => ({
  ...contextOf(at.app, teacherId),
  database,
  hub: createLiveHub(),
  securityLog: at.app.securityLog,
})
const ask = () => at.app.call(contract.requestJoin, { geziNo }, at.stranger.accessToken)
const answer = (id: string, accept: boolean) => at.app.call(contract.answerJoin, { id, accept }, at.token)
const waiting = async () => (await at.app.call(contract.joinRequests, {}, at.token)).data.toAnswer
const kindsOf = async (token: string) =>
  (await at.app.call(messageList, {}, token)).data.items.map(({ kind }) => kind)

it('a colleague who asks to join while their yes to an invitation is on its way is in, and asks no more', async () => {
  const { app, classId, token, stranger } = at
  await proveTel(app, stranger)
  await app.call(contract.addTeacher, { classId, tel: stranger.tel }, token)
  const asker = { teacherId: stranger.userId }
  const sayYes = (process: Database) =>
    answerAsked(deps(process, stranger.userId), asker, { classId, accept: true })
  const asked = await writeBeside(app.database, sayYes, ask)

  expect(asked.msg).toBe(errors.alreadyInClass.message)
  expect(await waiting()).toEqual([])
})

it.each([
  { first: true, told: 'join-accepted' },
  { first: false, told: 'join-declined' },
])('a request to join that is answered twice at once is answered by the first ($told)', async (one) => {
  const { app, owner, stranger } = at
  const { id } = (await ask()).data
  const answerFirst = (process: Database) =>
    answerRequest(deps(process, owner.userId), { teacherId: owner.userId }, { id, accept: one.first })
  const second = await writeBeside(app.database, answerFirst, () => answer(id, !one.first))

  expect(second.msg).toBe(errors.joinRequestNotFound.message)
  expect(await kindsOf(stranger.accessToken)).toEqual([one.told])
  expect((await app.call(classList, {}, stranger.accessToken)).data).toHaveLength(one.first ? 1 : 0)
})

it('a request to join that was left over by a colleague who is in is answered like any other', async () => {
  const { id } = (await ask()).data
  await at.join(at.stranger)

  expect((await answer(id, true)).code).toBe(200)
  expect(await waiting()).toEqual([])
})
