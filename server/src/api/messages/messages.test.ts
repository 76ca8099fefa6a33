import {
  answerInvite,
  answerJoin,
  classTeachers,
  handOverClass,
  removeTeacher,
  requestJoin,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { archiveClass, classDetail, updateClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import {
  messageList,
  readAllMessages,
  readMessage,
  removeMessage,
  sendClassNotice,
} from '@pinge/contract/messages.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { handOverTo, inviteIn, passDays } from '../../../test/make.ts'

let app: TestApp
let owner: UserInfo
let colleague: UserInfo
let classId: string
beforeEach(async () => {
  app = await startTestApp()
  owner = await app.newTeacher('王老师')
  colleague = await app.newTeacher('李老师')
  ;({ classId } = await app.newClass(owner.accessToken))
})
afterEach(() => app.close())

const messagesOf = async ({ accessToken }: UserInfo) =>
  (await app.call(messageList, {}, accessToken)).data.items
const unreadOf = async ({ accessToken }: UserInfo) =>
  (await app.call(unreadMessages, {}, accessToken)).data.count
const notice = (by: UserInfo, content: string, requestId?: string) =>
  app.call(sendClassNotice, { classId, content, requestId }, by.accessToken)

async function ask(): Promise<string> {
  const { geziNo } = (await app.call(classDetail, { classId }, owner.accessToken)).data
  return (await app.call(requestJoin, { geziNo }, colleague.accessToken)).data.id
}
async function join(): Promise<void> {
  await app.call(answerJoin, { id: await ask(), accept: true }, owner.accessToken)
}

it('tells the owner of a join request, and the colleague of the answer', async () => {
  const id = await ask()
  await ask()
  expect(await messagesOf(owner)).toMatchObject([
    {
      kind: 'join-wish',
      classId,
      className: '三年级(2)班',
      actorName: '李老师',
      joinRequestId: id,
      isRead: false,
    },
  ])

  await app.call(answerJoin, { id, accept: false }, owner.accessToken)
  expect(await messagesOf(owner)).toMatchObject([{ kind: 'join-wish', joinRequestId: null }])
  expect(await messagesOf(colleague)).toMatchObject([{ kind: 'join-declined', classId, actorName: '王老师' }])

  await passDays(app, 31, owner, colleague)
  await join()
  expect((await messagesOf(colleague)).map(({ kind }) => kind)).toEqual(['join-accepted', 'join-declined'])
  expect(await unreadOf(owner)).toBe(2)
})

it('tells a colleague who is invited, removed or offered the class, and the owner of the answers', async () => {
  const invite = () => inviteIn(app, owner, classId, colleague)
  await invite()
  await app.call(removeTeacher, { classId, userId: colleague.userId }, owner.accessToken)
  await invite()
  await app.call(removeTeacher, { classId, userId: colleague.userId }, colleague.accessToken)
  await invite()
  await handOverTo(app, owner, classId, colleague)

  expect((await messagesOf(colleague)).map(({ kind }) => kind)).toEqual([
    'class-offered',
    'class-invited',
    'class-invited',
    'class-removed',
    'class-invited',
  ])
  expect((await messagesOf(owner)).map(({ kind, actorName }) => [kind, actorName])).toEqual([
    ['offer-accepted', '李老师'],
    ['invite-accepted', '李老师'],
    ['class-left', '李老师'],
    ['invite-accepted', '李老师'],
    ['invite-accepted', '李老师'],
  ])
})

it('hands a class over once, to a colleague in it, and keeps its old owner as a co-teacher', async () => {
  const handOver = (userId: string, requestId?: string) =>
    app.call(handOverClass, { classId, userId, requestId }, owner.accessToken)
  expect(await handOver(colleague.userId)).toMatchObject({ status: 404, msg: '这位老师不在班级里' })
  expect(await handOver(owner.userId)).toMatchObject({ status: 409 })
  await join()

  const requestId = randomUUID()
  expect((await handOver(colleague.userId, requestId)).code).toBe(200)
  expect((await handOver(colleague.userId, requestId)).code).toBe(200)
  expect(await messagesOf(colleague)).toMatchObject([{ kind: 'class-offered' }, { kind: 'join-accepted' }])
  await app.call(answerInvite, { classId, accept: true }, colleague.accessToken)
  expect((await handOver(colleague.userId)).status).toBe(403)
  expect((await app.call(classTeachers, { classId }, owner.accessToken)).data).toMatchObject([
    { nickname: '李老师', isOwner: true, isCanSendClassNotice: true },
    { nickname: '王老师', isOwner: false, isCanSendClassNotice: true },
  ])
  expect((await app.call(classList, {}, owner.accessToken)).data).toMatchObject([{ isOwner: false }])
})

it('lets a colleague send notices only after the owner has said so', async () => {
  await join()
  expect(await notice(colleague, '明天家长会')).toMatchObject({
    status: 403,
    msg: '只有创建者和得到允许的老师可以发通知',
  })
  const allow = (isCanSendClassNotice: boolean) =>
    app.call(updateTeacher, { classId, userId: colleague.userId, isCanSendClassNotice }, owner.accessToken)

  await allow(true)
  expect((await notice(colleague, '明天家长会')).data).toEqual({ count: 1 })
  expect(await messagesOf(owner)).toMatchObject([
    { kind: 'class-notice', content: '明天家长会', actorName: '李老师' },
    { kind: 'join-wish' },
  ])
  await allow(false)
  expect((await notice(colleague, '再说一次')).status).toBe(403)
})

it('sends a notice to every other teacher of the class, once, and to none of another', async () => {
  await join()
  const second = await app.newTeacher('赵老师')
  await inviteIn(app, owner, classId, second)
  const elsewhere = await app.newTeacher('孙老师')
  await app.newClass(elsewhere.accessToken)
  const requestId = randomUUID()
  await notice(owner, '  周五交素材\n请提前准备  ', requestId)
  await notice(owner, '  周五交素材\n请提前准备  ', requestId)

  expect((await messagesOf(colleague))[0]).toMatchObject({ content: '周五交素材\n请提前准备' })
  expect(await messagesOf(colleague)).toHaveLength(2)
  expect((await messagesOf(second)).map(({ kind }) => kind)).toEqual(['class-notice', 'class-invited'])
  expect((await messagesOf(owner)).map(({ kind }) => kind)).not.toContain('class-notice')
  expect(await messagesOf(elsewhere)).toEqual([])
})

it('says when a class has no colleague to tell, and when it is archived', async () => {
  expect(await notice(owner, '有人吗')).toMatchObject({
    status: 409,
    msg: '班级里还没有其他老师，不用发通知',
  })
  await join()
  await app.call(archiveClass, { classId, isArchived: true }, owner.accessToken)
  expect(await notice(owner, '有人吗')).toMatchObject({ status: 409 })
})

it('takes a notice of 500 characters and no more', async () => {
  await join()

  expect((await notice(owner, '好'.repeat(500))).code).toBe(200)
  expect(await notice(owner, '好'.repeat(501))).toMatchObject({
    status: 400,
    msg: '通知内容不能超过 500 个字',
  })
  expect((await notice(owner, '  \n ')).status).toBe(400)
})

it('counts what is unread, marks one and all as read, and deletes', async () => {
  await join()
  for (const content of ['一', '二', '三']) await notice(owner, content)
  const [third, second] = await messagesOf(colleague)
  expect(await unreadOf(colleague)).toBe(4)

  await app.call(readMessage, { id: third?.id ?? '' }, colleague.accessToken)
  await app.call(readMessage, { id: third?.id ?? '' }, colleague.accessToken)
  expect(await unreadOf(colleague)).toBe(3)
  await app.call(removeMessage, { id: second?.id ?? '' }, colleague.accessToken)
  expect(await unreadOf(colleague)).toBe(2)
  await app.call(readAllMessages, {}, colleague.accessToken)
  expect(await unreadOf(colleague)).toBe(0)
  expect(await messagesOf(colleague)).toMatchObject([
    { content: '三', isRead: true },
    { content: '一', isRead: true },
    { kind: 'join-accepted', isRead: true },
  ])
})

it('shows no teacher the messages of another, nor lets one change them', async () => {
  await join()
  await notice(owner, '只给李老师')
  const id = (await messagesOf(colleague))[0]?.id ?? ''

  for (const endpoint of [readMessage, removeMessage])
    expect(await app.call(endpoint, { id }, owner.accessToken)).toMatchObject({
      status: 404,
      msg: '这条消息不存在，或者已经删除了',
    })
  await app.call(readAllMessages, {}, owner.accessToken)
  expect(await unreadOf(colleague)).toBe(2)
})

it('turns the pages of many messages without leaving one out, also of those that came together', async () => {
  await join()
  for (let n = 1; n <= 20; n += 1) await notice(owner, String(n))
  const contents: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await app.call(messageList, { cursor, limit: 8 }, colleague.accessToken)
    contents.push(...data.items.map(({ content }) => content))
    cursor = data.nextCursor ?? undefined
  } while (cursor !== undefined)

  expect(contents).toEqual([...Array.from({ length: 20 }, (_, index) => String(20 - index)), ''])
})

it('keeps the names of a message as they were', async () => {
  await join()
  await app.call(updateClass, { classId, className: '小树苗班' }, owner.accessToken)

  expect(await messagesOf(colleague)).toMatchObject([{ className: '三年级(2)班' }])
})

it('lets a teacher send twenty notices a day, and says when to go on', async () => {
  await join()
  for (let sent = 0; sent < 20; sent += 1) expect((await notice(owner, `第${sent}条`)).code).toBe(200)

  expect(await notice(owner, '再来一条')).toMatchObject({ status: 429, msg: errors.tooManyNotices.message })
  expect(await messagesOf(colleague)).toHaveLength(20)
  app.time.now += DAY_MS
  expect((await notice(owner, '第二天')).code).toBe(200)
})
