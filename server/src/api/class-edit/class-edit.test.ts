import {
  archiveClass,
  classDetail,
  deletedClasses,
  removeClass,
  restoreClass,
  StaleClassEdit,
  updateClass,
} from '@pinge/contract/class-edit.ts'
import { answerInvite, handOverClass, joinRequests, requestJoin } from '@pinge/contract/class-teachers.ts'
import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { addExample } from '@pinge/contract/example.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { addStudents, studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { handOverTo, joinClass, newCoTeacher, startClass } from '../../../test/make.ts'
import { startChores } from '../../platform/chores.ts'
import { KEPT_DELETED_MS, purgeClasses } from './purge-classes.ts'

let app: TestApp
let owner: UserInfo
let colleague: UserInfo
let classId: string
let studentIds: string[]
beforeEach(async () => {
  ;({ app, owner, classId, studentIds } = await startClass())
  colleague = await newCoTeacher(app, classId)
})
afterEach(() => app.close())

const join = ({ userId }: UserInfo) => joinClass(app, classId, userId)
const detail = async () => (await app.call(classDetail, { classId }, owner.accessToken)).data
const classesOf = async ({ accessToken }: UserInfo) => (await app.call(classList, {}, accessToken)).data
const give = (by: UserInfo, requestId?: string) =>
  app.call(giveComment, { classId, itemId: 's1-01', studentIds, requestId }, by.accessToken)
const remove = (className = '三年级(2)班', requestId?: string) =>
  app.call(removeClass, { classId, className, requestId }, owner.accessToken)
const restore = (by = owner) => app.call(restoreClass, { classId }, by.accessToken)
const archive = (isArchived: boolean) => app.call(archiveClass, { classId, isArchived }, owner.accessToken)
const messagesOf = async ({ accessToken }: UserInfo) =>
  (await app.call(messageList, {}, accessToken)).data.items.map(({ kind }) => kind)

it('gives a class its school and its head teacher, and leaves what is not named', async () => {
  const { version } = await detail()
  const { data } = await app.call(
    updateClass,
    { classId, version, school: '实验小学', headTeacher: '王老师', classImg: '9003' },
    owner.accessToken,
  )

  expect(data).toEqual({
    className: '三年级(2)班',
    classImg: '9003',
    grade: 3,
    school: '实验小学',
    headTeacher: '王老师',
    isCustomize: false,
    version: version + 1,
  })
  expect(await detail()).toMatchObject({ ...data, ownerName: '王老师', studentCount: 2, isArchived: false })
  expect((await app.call(studentList, { classId }, colleague.accessToken)).data.classImage).toBe('9003')
})

it('shows both versions instead of overwriting what somebody else has just saved', async () => {
  const { version } = await detail()
  await app.call(updateClass, { classId, version, className: '三年级(3)班' }, owner.accessToken)
  const late = await app.call(
    updateClass,
    { classId, version, className: '三年级(4)班', school: '实验小学' },
    owner.accessToken,
  )

  expect(late).toMatchObject({ status: 409, msg: '班级信息刚刚被改过，请看过最新的内容再保存' })
  expect(z.parse(StaleClassEdit, late.data)).toMatchObject({
    current: { className: '三年级(3)班', version: version + 1 },
    sent: { className: '三年级(4)班', school: '实验小学' },
  })
  expect(await detail()).toMatchObject({ className: '三年级(3)班', school: '' })
})

it('does not take for an edit what is saved as it was', async () => {
  const { version, className, grade } = await detail()
  const again = await app.call(
    updateClass,
    { classId, version, className, grade, isCustomize: false },
    owner.accessToken,
  )

  expect(again.data).toMatchObject({ className, grade, version })
  const edit = await app.call(updateClass, { classId, version, school: '实验小学' }, owner.accessToken)
  expect(edit.data).toMatchObject({ school: '实验小学', version: version + 1 })
})

it('does not take a comment for an edit', async () => {
  const { version } = await detail()
  await give(colleague)

  expect(
    (await app.call(updateClass, { classId, version, className: '小树苗班' }, owner.accessToken)).code,
  ).toBe(200)
})

it('takes no picture for a cover that was not uploaded here', async () => {
  for (const classImg of ['9005', 'https://example.com/a.png', '/uploads/../a.png', 'javascript:alert(1)'])
    expect(await app.call(updateClass, { classId, classImg }, owner.accessToken)).toMatchObject({
      status: 400,
      msg: '班级封面不能使用，请重新选择',
    })
})

it('takes a cover that its owner uploaded, and none that was not uploaded', async () => {
  const key = `business-client/${'a'.repeat(36)}.png`
  const edit = () => app.call(updateClass, { classId, classImg: `/files/${key}` }, owner.accessToken)
  expect(await edit()).toMatchObject({ status: 400, msg: '图片还没有上传完成，请重新上传' })

  const picture = { contentType: 'image/png', bytes: 1, width: 1, height: 1, createdAt: 0 }
  await app.database.write((trx) =>
    trx
      .insertInto('files')
      .values({ ...picture, id: 'f', teacherId: owner.userId, purpose: 'picture', key, stagedKey: 's' })
      .execute(),
  )
  expect((await edit()).data.classImg).toBe(`/files/${key}`)
})

it('lets an archived class be read, and nothing be given in it until it is woken', async () => {
  await give(colleague)
  await archive(true)

  expect(await classesOf(colleague)).toMatchObject([{ classId, isArchived: true }])
  expect((await app.call(commentRecords, { classId }, colleague.accessToken)).data.items).toHaveLength(2)
  expect((await app.call(liveTicket, { classId }, colleague.accessToken)).code).toBe(200)
  expect(await give(colleague)).toMatchObject({
    status: 409,
    msg: '班级已归档，只能查看；取消归档后可以继续使用',
  })
  expect((await app.call(updateClass, { classId, school: '实验小学' }, owner.accessToken)).status).toBe(409)

  await archive(false)
  expect((await give(colleague)).code).toBe(200)
  expect(await messagesOf(colleague)).toEqual(['class-unarchived', 'class-archived'])
})

it('answers the late repeat of a comment that was given before the class was archived', async () => {
  const requestId = randomUUID()
  const first = await give(colleague, requestId)
  await archive(true)

  expect((await give(colleague, requestId)).data.batchId).toBe(first.data.batchId)
})

it('tells the colleagues once that a class was archived', async () => {
  await archive(true)
  await archive(true)

  expect(await messagesOf(colleague)).toEqual(['class-archived'])
})

it('can hand over an archived class', async () => {
  await archive(true)

  expect((await handOverTo(app, owner, classId, colleague)).code).toBe(200)
})

it('deletes a class only for an owner who writes its name', async () => {
  expect(await remove('三年级(1)班')).toMatchObject({
    status: 400,
    msg: '班级名称不一致，请输入完整的班级名称',
  })
  expect(await classesOf(owner)).toHaveLength(1)
})

it('takes a deleted class from everybody at once', async () => {
  const geziNo = (await detail()).geziNo
  const asking = await app.newTeacher('孙老师')
  await app.call(requestJoin, { geziNo }, asking.accessToken)
  expect((await remove()).code).toBe(200)

  for (const teacher of [owner, colleague]) {
    expect(await classesOf(teacher)).toEqual([])
    expect((await app.call(studentList, { classId }, teacher.accessToken)).status).toBe(404)
    expect((await app.call(liveTicket, { classId }, teacher.accessToken)).status).toBe(404)
    expect((await give(teacher)).status).toBe(404)
  }
  expect((await app.call(requestJoin, { geziNo }, asking.accessToken)).status).toBe(404)
  expect((await app.call(joinRequests, {}, owner.accessToken)).data.toAnswer).toEqual([])
  expect((await app.call(joinRequests, {}, asking.accessToken)).data.mine).toEqual([])
  expect(await messagesOf(colleague)).toEqual(['class-deleted'])
})

it('answers the repeat of a deletion as the first time', async () => {
  const requestId = randomUUID()

  expect((await remove(undefined, requestId)).code).toBe(200)
  expect((await remove(undefined, requestId)).code).toBe(200)
  expect((await remove()).status).toBe(404)
})

it('brings a class back within 30 days, with its teachers, pupils and points', async () => {
  await give(colleague)
  await remove()
  const deletedAt = app.time.now
  app.time.now += 30 * DAY_MS - 1
  await signInAgain(owner)

  expect((await app.call(deletedClasses, {}, owner.accessToken)).data).toEqual([
    {
      classId,
      className: '三年级(2)班',
      classImg: '9000',
      studentCount: 2,
      deletedAt,
      purgeAt: deletedAt + KEPT_DELETED_MS,
    },
  ])
  expect((await restore()).code).toBe(200)

  await signInAgain(colleague)
  expect(await classesOf(owner)).toMatchObject([{ classId, isOwner: true, studentCount: 2 }])
  expect(await classesOf(colleague)).toMatchObject([{ classId, isOwner: false }])
  expect((await app.call(studentList, { classId }, colleague.accessToken)).data.stuInfoList).toMatchObject([
    { stuScore: 1 },
    { stuScore: 1 },
  ])
  expect(await messagesOf(colleague)).toEqual(['class-restored', 'class-deleted'])
  expect((await app.call(deletedClasses, {}, owner.accessToken)).data).toEqual([])
})

it('lets only its owner bring a class back, nor see that it is there', async () => {
  await remove()

  expect(await restore(colleague)).toMatchObject({ status: 404 })
  expect((await app.call(deletedClasses, {}, colleague.accessToken)).data).toEqual([])
})

it('keeps a deleted class for 30 days and not a moment longer', async () => {
  await give(colleague)
  await remove()
  const clock = () => app.time.now

  app.time.now += 30 * DAY_MS - 1
  expect(await purgeClasses(app.database, clock)).toBe(0)
  app.time.now += 1
  await signInAgain(owner)
  expect((await restore()).status).toBe(404)
  expect(await purgeClasses(app.database, clock)).toBe(1)

  const { read } = app.database
  for (const table of ['classes', 'students', 'ledger', 'formerClassTeachers', 'messages'] as const)
    expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
})

it('takes the comments of a purged class away in steps, between which others can give theirs', async () => {
  const { data } = await app.call(
    addStudents,
    { classId, students: Array.from({ length: 60 }, (_, place) => ({ username: `新同学${place}` })) },
    owner.accessToken,
  )
  for (let times = 0; times < 4; times += 1)
    await app.call(
      giveComment,
      { classId, studentIds: data.ids, name: '主动问好', score: 1, requestId: randomUUID() },
      owner.accessToken,
    )
  await remove()
  app.time.now += KEPT_DELETED_MS
  const { read, write } = app.database
  const left: number[] = []
  const counting: typeof write = async (run) => {
    const answer = await write(run)
    left.push((await read.selectFrom('ledger').select('id').execute()).length)
    return answer
  }

  expect(await purgeClasses({ ...app.database, write: counting }, () => app.time.now)).toBe(1)
  expect([...new Set(left)]).toEqual([240, 140, 40, 0])
})

it('purges at the start and every day after', async () => {
  await remove()
  app.time.now += KEPT_DELETED_MS
  const log = { info: () => undefined, error: () => undefined }
  let daily = (): void => undefined
  let everyMs = 0
  const run = () => purgeClasses(app.database, () => app.time.now)
  startChores(
    // Only what is said of chores is asked for here.
    log as never,
    [{ run, done: '', failed: '' }],
    (run, ms) => {
      daily = run
      everyMs = ms
      return () => undefined
    },
  )
  const gone = async () => (await app.database.read.selectFrom('classes').select('id').execute()).length === 0
  await expect.poll(gone).toBe(true)

  expect(everyMs).toBe(DAY_MS)
  await signInAgain(owner)
  ;({ classId } = await app.newClass(owner.accessToken))
  await remove()
  app.time.now += KEPT_DELETED_MS
  daily()
  await expect.poll(gone).toBe(true)
})

it('brings no class back to a teacher who has 100 others', async () => {
  await remove()
  for (let made = 0; made < 100; made += 1)
    await app.call(addClass, { className: '三年级(1)班' }, owner.accessToken)

  expect(await restore()).toMatchObject({ status: 409, msg: '每位老师最多创建 100 个班级' })
  expect((await app.call(deletedClasses, {}, owner.accessToken)).data).toHaveLength(1)
})

it('neither archives nor deletes an example class, which has a way of its own', async () => {
  const { data } = await app.call(addExample, {}, owner.accessToken)
  const example = (await classesOf(owner)).find(({ isExample }) => isExample)
  const { accessToken } = owner

  for (const answer of [
    await app.call(removeClass, { classId: data.classId, className: example?.className ?? '' }, accessToken),
    await app.call(archiveClass, { classId: data.classId, isArchived: true }, accessToken),
  ])
    expect(answer).toMatchObject({ status: 409, msg: '示例班级不能归档或删除，请在班级列表里移除' })
})

it('loses no point and doubles none when a class is deleted under comments, and brought back', async () => {
  const comments = Array.from({ length: 20 }, () => give(colleague))
  const removed = remove()
  const codes = (await Promise.all(comments)).map(({ code }) => code)
  expect((await removed).code).toBe(200)
  expect(codes.every((code) => code === 200 || code === 404)).toBe(true)

  await restore()
  const given = codes.filter((code) => code === 200).length
  const { data } = await app.call(studentList, { classId }, owner.accessToken)
  expect(data.stuInfoList.map(({ stuScore }) => stuScore)).toEqual([given, given])
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
})

it('gives nothing any more once the archiving was answered', async () => {
  const comments = Array.from({ length: 20 }, () => give(colleague))
  await archive(true)
  const { data: before } = await app.call(studentList, { classId }, owner.accessToken)
  await Promise.all(comments)

  const { data } = await app.call(studentList, { classId }, owner.accessToken)
  expect(data.stuInfoList).toEqual(before.stuInfoList)
})

it('has one owner after two hand-overs and a deletion at once', async () => {
  const third = await app.newTeacher('赵老师')
  await join(third)
  await app.call(handOverClass, { classId, userId: colleague.userId }, owner.accessToken)
  const accept = ({ accessToken }: UserInfo) => app.call(answerInvite, { classId, accept: true }, accessToken)
  const offerThird = app.call(handOverClass, { classId, userId: third.userId }, owner.accessToken)
  await Promise.all([accept(colleague), offerThird, accept(third), remove()])

  const { read } = app.database
  const members = [
    ...(await read.selectFrom('classTeachers').select('role').execute()),
    ...(await read.selectFrom('formerClassTeachers').select('role').execute()),
  ]
  expect(members.map(({ role }) => role).toSorted()).toEqual(['coTeacher', 'coTeacher', 'owner'])
})

/** A session ends while a class waits to be purged; this one goes on for another day. */
async function signInAgain({ userId }: UserInfo): Promise<void> {
  await app.database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ expiresAt: app.time.now + DAY_MS })
      .where('teacherId', '=', userId)
      .execute(),
  )
}
