import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { archiveClass } from '@pinge/contract/class-edit.ts'
import { addClass, classesToday, classList } from '@pinge/contract/classes.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { contextOf, writeBeside } from '../../../test/write-beside.ts'
import type { Database } from '../../platform/db/database.ts'
import { addClass as make } from './add-class.ts'
import { listClasses } from './list-classes.ts'

let app: TestApp
let teacher: UserInfo
let token: string
beforeEach(async () => {
  app = await startTestApp()
  teacher = await app.newTeacher()
  token = teacher.accessToken
})
afterEach(() => app.close())

const request = { className: '三年级(2)班', grade: 3, classImg: '9001' }

it('shows a new class to its owner, with a number of 8 digits', async () => {
  const { data: made } = await app.call(addClass, request, token)
  const { data: classes } = await app.call(classList, {}, token)

  expect(made.geziNo).toMatch(/^[1-9]\d{7}$/)
  expect(classes).toEqual([
    {
      classId: made.classId,
      className: '三年级(2)班',
      classImg: '9001',
      geziNo: made.geziNo,
      grade: 3,
      isOwner: true,
      isCustomize: false,
      isCanSendClassNotice: true,
      isExample: false,
      isArchived: false,
      teacherCount: 1,
      studentCount: 0,
      headers: [],
      praisedToday: 0,
      lastComment: null,
    },
  ])
})

/** One class of the teacher's own, and so many more in which the teacher stands so. */
async function makeMore(count: number, role: 'owner' | 'coTeacher'): Promise<void> {
  const { classId } = (await app.call(addClass, request, token)).data
  await app.database.write(async (trx) => {
    const one = await trx
      .selectFrom('classes')
      .selectAll()
      .where('id', '=', classId)
      .executeTakeFirstOrThrow()
    const mine = await trx.selectFrom('classTeachers').selectAll().executeTakeFirstOrThrow()
    const ids = Array.from({ length: count }, (_, at) => `another-${at}`)
    const classes = ids.map((id, at) => ({ ...one, id, geziNo: String(10_000_000 + at) }))
    await trx.insertInto('classes').values(classes).execute()
    const places = ids.map((id) => ({ ...mine, classId: id, role }))
    await trx.insertInto('classTeachers').values(places).execute()
  })
}
const full = { status: 409, msg: '每位老师最多创建 100 个班级' }

it('makes a hundred classes of one’s own, however many of colleagues one teaches', async () => {
  await makeMore(100, 'coTeacher')

  expect((await app.call(addClass, request, token)).code).toBe(200)
})

it('makes no class more than a hundred, also where two are made at the same moment', async () => {
  await makeMore(98, 'owner')
  const another = (process: Database) =>
    process.write((trx) => make(trx, contextOf(app, teacher.userId), request))

  const second = await writeBeside(app.database, another, () => app.call(addClass, request, token))
  expect(second).toMatchObject(full)
  expect(await app.call(addClass, request, token)).toMatchObject(full)
})

it('makes one class of a request that is sent twice', async () => {
  const requestId = randomUUID()
  const first = await app.call(addClass, { ...request, requestId }, token)
  const second = await app.call(addClass, { ...request, requestId }, token)

  expect(second.data).toEqual(first.data)
  expect((await app.call(classList, {}, token)).data).toHaveLength(1)
})

it('refuses one request id for two different classes', async () => {
  const requestId = randomUUID()
  await app.call(addClass, { ...request, requestId }, token)

  expect(await app.call(addClass, { ...request, className: '四年级(1)班', requestId }, token)).toMatchObject({
    status: 409,
    msg: '同一个请求编号不能用于不同的内容',
  })
})

it('refuses the 101st class', async () => {
  for (let made = 0; made < 100; made += 1) await app.call(addClass, request, token)

  expect(await app.call(addClass, request, token)).toMatchObject({
    status: 409,
    msg: '每位老师最多创建 100 个班级',
  })
})

it('tells on the card who was praised last and how many were praised today, without what was undone', async () => {
  const { classId, studentIds } = await app.newClass(token, ['王浩然', '陈一诺', '安然'])
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: studentIds.slice(0, 2) }, token)
  app.time.now += 60_000
  const later = await app.call(giveComment, { classId, itemId: 's2-07', studentIds }, token)

  const [card] = (await app.call(classList, {}, token)).data
  expect(card).toMatchObject({ studentCount: 3, praisedToday: 3 })
  expect(card?.headers).toHaveLength(3)
  expect(card?.lastComment).toMatchObject({ itemName: '乐于助人', studentCount: 3, createdAt: app.time.now })

  const { batchId } = later.data
  await app.call(undoComment, { classId, batchId, studentIds: studentIds.slice(2) }, token)
  const [partly] = (await app.call(classList, {}, token)).data
  expect(partly?.lastComment).toMatchObject({ itemName: '乐于助人', studentCount: 2 })

  await app.call(undoComment, { classId, batchId }, token)
  const [after] = (await app.call(classList, {}, token)).data
  expect(after).toMatchObject({ praisedToday: 2, lastComment: { itemName: '积极发言', studentCount: 2 } })
})

it('begins a new day at midnight in Shanghai', async () => {
  const { classId, studentIds } = await app.newClass(token)
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)

  app.time.now = Date.UTC(2026, 10, 23, 15, 59, 59)
  expect((await app.call(classList, {}, token)).data[0]?.praisedToday).toBe(2)
  app.time.now = Date.UTC(2026, 10, 23, 16, 0, 0)
  expect((await app.call(classList, {}, token)).data[0]?.praisedToday).toBe(0)
})

it('tells who is without praise this week, and where attendance is not taken today', async () => {
  const { classId, studentIds } = await app.newClass(token, ['王浩然', '陈一诺', '安然'])
  const { classId: archived } = await app.newClass(token)
  await app.call(archiveClass, { classId: archived, isArchived: true }, token)
  const today = async () => (await app.call(classesToday, {}, token)).data
  // Sunday evening: the week ends at midnight.
  app.time.now = Date.UTC(2026, 10, 29, 15, 59, 59)
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: studentIds.slice(0, 2) }, token)
  const student = studentIds[0] ?? ''
  const marks = [{ studentId: student, state: 'present' as const }]
  await app.call(saveAttendance, { classId, date: '2026-11-29', marks }, token)

  expect(await today()).toEqual([{ classId, unpraisedThisWeek: 1, isAttendanceTaken: true }])
  app.time.now += 1000
  expect(await today()).toEqual([{ classId, unpraisedThisWeek: 3, isAttendanceTaken: false }])
})

it('a list of classes builds no statement of its own for each class', async () => {
  const { userId: teacherId, accessToken } = await app.newTeacher()
  const built = async (): Promise<number> => {
    let count = 0
    const countingDb = app.database.read.withPlugin({
      transformQuery: ({ node }) => {
        count += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const tools = { clock: () => app.time.now, newId: randomUUID, randomBytes }
    await listClasses(countingDb, { ...tools, teacherId, sessionId: '' })
    return count
  }
  await app.call(addClass, request, accessToken)
  await app.call(classList, {}, accessToken)
  const ofOne = await built()

  for (const className of ['三年级(3)班', '三年级(4)班'])
    await app.call(addClass, { ...request, className }, accessToken)

  expect(await built()).toBe(ofOne)
})
