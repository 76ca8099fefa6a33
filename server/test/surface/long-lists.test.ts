import { signedInDevices } from '@pinge/contract/accounts.ts'
import { deletedClasses, removeClass } from '@pinge/contract/class-edit.ts'
import { answerInvite, answerJoin, classInvites, joinRequests } from '@pinge/contract/class-teachers.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Db } from '../../src/platform/db/schema.ts'
import { proveTel, startTestClass, type TestClass } from '../make.ts'

/** More than a teacher ever has, and more than a page holds. */
const MANY = 120

let at: TestClass
beforeEach(async () => {
  at = await startTestClass([])
})
afterEach(() => at.close())

const write = (run: (trx: Db) => Promise<unknown>) => at.app.database.write(run)
const places = Array.from({ length: MANY }, (_, place) => place)

it('the devices of a teacher who signed in on very many are the hundred that were used last', async () => {
  const { app, owner, token } = at
  const session = await app.database.read
    .selectFrom('sessions')
    .selectAll()
    .where('teacherId', '=', owner.userId)
    .executeTakeFirstOrThrow()
  const others = places.map((place) => ({
    ...session,
    id: randomUUID(),
    tokenHash: hash('sha256', String(place)),
    device: `第 ${place} 台`,
    lastSeenAt: session.lastSeenAt - MANY + place,
  }))
  await write((trx) => trx.insertInto('sessions').values(others).execute())

  const { data } = await app.call(signedInDevices, {}, token)
  expect(data).toHaveLength(100)
  expect(data.slice(0, 2)).toMatchObject([{ isCurrent: true }, { device: `第 ${MANY - 1} 台` }])
})

it('the deleted classes of a teacher who deleted very many are the hundred that were deleted last', async () => {
  const { app, owner, token, classId } = at
  await app.call(removeClass, { classId, className: '三年级(2)班' }, token)
  const removed = await app.database.read
    .selectFrom('classes')
    .selectAll()
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  const others = places.map((place) => ({
    ...removed,
    id: randomUUID(),
    geziNo: String(10_000_000 + place),
    className: `${place} 班`,
    deletedAt: app.time.now - MANY + place,
  }))
  await write(async (trx) => {
    await trx.insertInto('classes').values(others).execute()
    const owned = { teacherId: owner.userId, role: 'owner' as const, isCanSendClassNotice: 1 as const }
    const former = others.map(({ id }) => ({ ...owned, classId: id, createdAt: app.time.now }))
    await trx.insertInto('formerClassTeachers').values(former).execute()
  })

  const { data } = await app.call(deletedClasses, {}, token)
  expect(data).toHaveLength(100)
  expect(data.slice(0, 2)).toMatchObject([{ classId }, { className: `${MANY - 1} 班` }])
})

it('of very many who ask to join, the hundred who asked first are told, and the next when one is answered', async () => {
  const { app, owner, token, classId } = at
  const teacher = await app.database.read
    .selectFrom('teachers')
    .selectAll()
    .where('id', '=', owner.userId)
    .executeTakeFirstOrThrow()
  const strangers = places.map((place) => ({
    ...teacher,
    id: randomUUID(),
    tel: String(13_900_000_000 + place),
    nickname: `老师${place}`,
  }))
  await write(async (trx) => {
    await trx.insertInto('teachers').values(strangers).execute()
    const asked = strangers.map(({ id }, place) => ({
      id: randomUUID(),
      classId,
      teacherId: id,
      createdAt: place,
    }))
    await trx.insertInto('joinRequests').values(asked).execute()
  })
  const toAnswer = async () => (await app.call(joinRequests, {}, token)).data.toAnswer

  const first = await toAnswer()
  expect(first).toHaveLength(100)
  expect(first[0]?.nickname).toBe('老师0')
  await app.call(answerJoin, { id: first[0]?.id ?? '', accept: false }, token)
  expect((await toAnswer()).at(-1)?.nickname).toBe('老师100')
})

it('of very many who invite a teacher, the hundred who asked first are told, and a later one is answered as well', async () => {
  const { app, stranger, colleague } = at
  await proveTel(app, colleague)
  const classes = places.map((place) => ({ id: randomUUID(), place }))
  const row = await app.database.read.selectFrom('classes').selectAll().executeTakeFirstOrThrow()
  await write(async (trx) => {
    const made = classes.map(({ id, place }) => ({ ...row, id, geziNo: String(20_000_000 + place) }))
    await trx.insertInto('classes').values(made).execute()
    const owned = { teacherId: stranger.userId, role: 'owner' as const, isCanSendClassNotice: 1 as const }
    await trx
      .insertInto('classTeachers')
      .values(classes.map(({ id }) => ({ ...owned, classId: id, createdAt: 1 })))
      .execute()
    const invites = classes.map(({ id, place }) => ({
      id: randomUUID(),
      classId: id,
      inviterId: stranger.userId,
      kind: 'join' as const,
      tel: colleague.tel,
      teacherId: null,
      state: 'waiting' as const,
      createdAt: app.time.now - MANY + place,
      endedAt: null,
    }))
    await trx.insertInto('classInvites').values(invites).execute()
  })

  const { data } = await app.call(classInvites, {}, colleague.accessToken)
  expect(data.map(({ classId }) => classId)).toEqual(classes.slice(0, 100).map(({ id }) => id))
  const last = classes.at(-1)?.id ?? ''
  const { code } = await app.call(answerInvite, { classId: last, accept: true }, colleague.accessToken)
  expect(code).toBe(200)
})
