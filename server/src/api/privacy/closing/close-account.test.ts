import { updateProfile } from '@pinge/contract/accounts.ts'
import { addItem } from '@pinge/contract/comment-items.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { accountClosing, closeAccount, keepAccount } from '@pinge/contract/privacy/closing.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selectAuditAfter } from '../../../platform/audit/audit.queries.ts'
import { createLiveHub } from '../../../platform/live/live-hub.ts'
import { passDays, startTestClass, type TestClass } from '../../../../test/make.ts'
import { contextOf } from '../../../../test/write-beside.ts'
import { everyRow } from '../../../../test/surface/every-row.ts'
import { selectErasures } from '../erasures/erasure.queries.ts'
import { replayErasures } from '../erasures/replay-erasures.ts'
import { purgeClasses } from '../../class-edit/purge-classes.ts'
import { closeDueAccounts, closeNow, keepAccount as keep } from './close-account.ts'
import { selectBegunAccounts } from './closing.queries.ts'

const PASSWORD = hash('sha256', 'morning-sun')

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => world.close())

const tools = () => ({ clock: () => world.app.time.now, newId: () => randomUUID() })
const chore = () => closeDueAccounts({ database: world.app.database, hub: createLiveHub(), ...tools() })
const close = (password = PASSWORD, by = world.token) => world.app.call(closeAccount, { password }, by)
const signIn = () => world.app.call(passwordSignIn, { tel: world.owner.tel, password: PASSWORD })
const rowsWith = async (word: string) =>
  Object.entries(await everyRow(world.app)).flatMap(([table, rows]) =>
    rows.some((row) => row.includes(word)) ? [table] : [],
  )

it('ends every other session, and says at the next sign-in when the account goes', async () => {
  const elsewhere = (await signIn()).data.accessToken
  const { closesAt } = (await close()).data
  expect(closesAt).toBe(world.app.time.now + 7 * DAY_MS)
  expect((await world.app.call(classList, {}, elsewhere)).status).toBe(401)

  const again = (await signIn()).data
  expect(again.closesAt).toBe(closesAt)
  expect((await world.app.call(accountClosing, {}, again.accessToken)).data).toEqual({
    closesAt,
    classes: [{ classId: world.classId, className: '三年级(2)班', studentCount: 2, hasColleagues: true }],
  })
  await world.app.call(keepAccount, {}, again.accessToken)
  expect((await signIn()).data.closesAt).toBeUndefined()
  world.app.time.now += 8 * DAY_MS
  expect(await chore()).toBe(0)
})

it('is asked for once by one request, which does not come again after it was taken back', async () => {
  const request = { password: PASSWORD, requestId: randomUUID() }
  const ask = async (token = world.token) => world.app.call(closeAccount, request, token)
  const { closesAt } = (await ask()).data
  const elsewhere = (await signIn()).data.accessToken
  world.app.time.now += DAY_MS
  expect((await ask()).data.closesAt).toBe(closesAt)
  expect((await world.app.call(classList, {}, elsewhere)).code).toBe(200)

  await world.app.call(keepAccount, {}, world.token)
  expect((await ask()).code).toBe(errors.alreadyRecorded.code)
  expect((await world.app.call(accountClosing, {}, world.token)).data.closesAt).toBeNull()
})

it('is not begun with a wrong password, and not put off by a second request', async () => {
  expect((await close('0'.repeat(64))).code).toBe(errors.oldPasswordWrong.code)
  const { closesAt } = (await close()).data
  world.app.time.now += DAY_MS
  expect((await close(PASSWORD, (await signIn()).data.accessToken)).data.closesAt).toBe(closesAt)
})

it('erases the account with its classes after seven days, and tells the colleagues', async () => {
  const { app, token, classId, studentIds, colleague } = world
  await app.call(updateProfile, { nickname: '林木森老师' }, token)
  await app.call(addItem, { type: 1, name: '口算小达人', score: 2 }, token)
  await app.call(giveComment, { classId, studentIds, itemId: 's1-01', remark: '全对' }, token)
  await close()
  await passDays(app, 6, colleague)
  expect(await chore()).toBe(0)
  await passDays(app, 1, colleague)
  expect(await chore()).toBe(1)

  for (const word of ['林木森', '口算小达人', '陈梅', '全对', world.owner.tel])
    expect.soft(await rowsWith(word), word).toEqual([])
  expect((await signIn()).code).toBe(errors.accountNotFound.code)
  const { items } = (await app.call(messageList, {}, colleague.accessToken)).data
  expect(items.filter(({ kind }) => kind === 'class-erased')).toMatchObject([{ className: '三年级(2)班' }])
  const rows = await selectAuditAfter(app.database.read, 0, 1_000)
  const teacherId = world.owner.userId
  expect(rows.filter(({ action }) => action === 'erase').slice(-2)).toMatchObject([
    { detail: '班级永久删除', teacherId, classId },
    { detail: '账号永久注销', teacherId, classId: null },
  ])
  expect(await chore()).toBe(0)
})

it('is no longer taken back by a call that was under way when the account was closed', async () => {
  const { app, owner } = world
  await app.database.write(async (trx) => {
    await closeNow(trx, tools(), owner.userId)
    await keep(trx, contextOf(app, owner.userId))
  })

  expect(await selectBegunAccounts(app.database.read)).toEqual([owner.userId])
})

it('leaves what the teacher gave in classes of others, without a name', async () => {
  const { app, classId, studentIds, colleague, token } = world
  const given = { classId, studentIds, itemId: 's1-01' }
  await app.call(giveComment, given, colleague.accessToken)
  await close(PASSWORD, colleague.accessToken)
  await passDays(app, 8, world.owner)
  expect(await chore()).toBe(1)

  const { items } = (await app.call(commentRecords, { classId }, token)).data
  expect(items.map(({ teacherName }) => teacherName)).toEqual(['已注销的老师', '已注销的老师'])
})

it('is done again after the restore of an earlier backup', async () => {
  const { app, owner, classId } = world
  const at = app.time.now
  const list = [
    { id: 'a', erasureId: 'a', kind: 'class' as const, subjectId: classId, at },
    { id: 'b', erasureId: 'b', kind: 'teacher' as const, subjectId: owner.userId, at },
  ]
  expect(await replayErasures(app.database, list, tools())).toMatchObject({
    student: 0,
    class: 1,
    teacher: 1,
  })
  expect(await rowsWith(owner.tel)).toEqual([])
  expect(await rowsWith('陈梅')).toEqual([])
  expect(await replayErasures(app.database, list, tools())).toMatchObject({
    student: 0,
    class: 0,
    teacher: 0,
  })
})

it('leaves a class that was handed over since the backup was made to the colleague who teaches it', async () => {
  const { app, owner, classId, colleague } = world
  // Closed afterwards: then the account alone went.
  const list = [
    { id: 'a', erasureId: 'a', kind: 'teacher' as const, subjectId: owner.userId, at: app.time.now },
  ]
  expect(await replayErasures(app.database, list, tools())).toMatchObject({
    student: 0,
    class: 0,
    teacher: 1,
  })

  const { data } = await app.call(classList, {}, colleague.accessToken)
  const pupils = world.studentIds.length
  expect(data).toMatchObject([{ classId, isOwner: true, isCanSendClassNotice: true, studentCount: pupils }])
  expect(await rowsWith(owner.tel)).toEqual([])
})

it('keeps no class whose teacher is gone and whom the backup knows no other of: it is deleted, and goes after its 30 days', async () => {
  const { app } = world
  const alone = await app.newTeacher('孙老师')
  const { classId } = await app.newClass(alone.accessToken, ['王浩然'])
  const list = [
    { id: 'a', erasureId: 'a', kind: 'teacher' as const, subjectId: alone.userId, at: app.time.now },
  ]
  const replayed = await replayErasures(app.database, list, tools())
  expect(replayed.withoutTeacher).toEqual([classId])

  app.time.now += 29 * DAY_MS
  expect(await purgeClasses(app.database, tools().clock)).toBe(0)
  app.time.now += DAY_MS
  expect(await purgeClasses(app.database, tools().clock)).toBe(1)
  expect(await rowsWith('王浩然')).toEqual([])
  // A backup from after the class was handed over holds it for its new teacher.
  expect((await selectErasures(app.database.read)).map(({ kind }) => kind)).toEqual(['teacher'])
})
