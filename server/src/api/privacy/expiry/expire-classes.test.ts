import { archiveClass, removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import { answerInvite, handOverClass } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handOverTo, passDays, startTestClass, type TestClass } from '../../../../test/make.ts'
import { contextOf, writeBeside } from '../../../../test/write-beside.ts'
import { selectAuditAfter } from '../../../platform/audit/audit.queries.ts'
import { createLiveHub } from '../../../platform/live/live-hub.ts'
import type { Database } from '../../../platform/db/database.ts'
import { answerInvite as answerAsked } from '../../class-teachers/invites/answer-invite.ts'
import { selectErasures } from '../erasures/erasure.queries.ts'
import { expireClasses } from './expire-classes.ts'

let world: TestClass
beforeEach(async () => {
  world = await startTestClass(['陈梅'])
})
afterEach(() => world.close())

const chore = (keepYears = 6, database: Database = world.app.database) =>
  expireClasses({
    database,
    clock: () => world.app.time.now,
    newId: () => randomUUID(),
    hub: createLiveHub(),
    keepYears,
  })
const pass = (days: number) => passDays(world.app, days, world.owner, world.colleague)
const archive = (isArchived: boolean) =>
  world.app.call(archiveClass, { classId: world.classId, isArchived }, world.token)
const told = async (kind: string, by = world.token) =>
  (await world.app.call(messageList, {}, by)).data.items.filter((message) => message.kind === kind).length
const classes = async () => (await world.app.call(classList, {}, world.token)).data.length

it('announces a class to its owner once it rested for six years, and erases it 30 days later', async () => {
  await archive(true)
  await pass(6 * 365)
  expect([await chore(), await told('class-expires')]).toEqual([0, 0])
  await pass(2)
  expect([await chore(), await told('class-expires')]).toEqual([0, 1])
  await pass(29)
  expect([await chore(), await told('class-expires'), await classes()]).toEqual([0, 1, 1])

  await pass(1)
  expect([await chore(), await classes()]).toEqual([1, 0])
  expect(await told('class-erased', world.colleague.accessToken)).toBe(1)
  const rows = await selectAuditAfter(world.app.database.read, 0, 1_000)
  expect(rows.filter(({ detail }) => detail === '班级永久删除')).toMatchObject([
    { action: 'erase', teacherId: null, classId: world.classId, at: world.app.time.now },
  ])
})

it('erases a class once, and tells its teachers once, where the chores of two processes meet', async () => {
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(31)
  const counts = await Promise.all([chore(), chore()])

  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
  expect(await told('class-erased', world.colleague.accessToken)).toBe(1)
  expect(await selectErasures(world.app.database.read)).toHaveLength(1)
})

it('announces a class again that its owner deleted meanwhile and brought back, and leaves it 30 days more', async () => {
  const { classId, token } = world
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(29)
  await world.app.call(removeClass, { classId, className: '三年级(2)班' }, token)
  await pass(2)

  expect(await chore()).toBe(0)
  expect((await world.app.call(restoreClass, { classId }, token)).code).toBe(200)
  expect([await chore(), await classes(), await told('class-expires')]).toEqual([0, 1, 2])
  await pass(30)
  expect([await chore(), await classes()]).toEqual([1, 0])
})

it('leaves a class that its owner took back into use meanwhile, and announces it again where it rests as long once more', async () => {
  await archive(true)
  await pass(6 * 366)
  await chore()
  await archive(false)
  await pass(31)
  expect([await chore(), await classes()]).toEqual([0, 1])
  await archive(true)
  expect([await chore(), await classes()]).toEqual([0, 1])

  await pass(6 * 366)
  expect([await chore(), await told('class-expires'), await classes()]).toEqual([0, 2, 1])
  await pass(30)
  expect([await chore(), await classes()]).toEqual([1, 0])
})

it('announces a class again that was used once more for an hour only, six years later', async () => {
  await archive(true)
  await pass(6 * 366)
  expect([await chore(), await told('class-expires')]).toEqual([0, 1])
  await archive(false)
  await archive(true)
  await chore()
  await pass(6 * 366)

  expect([await chore(), await told('class-expires'), await classes()]).toEqual([0, 2, 1])
})

it('announces a class again to the colleague who took it over meanwhile, and leaves them 30 days as well', async () => {
  const { app, classId, colleague, token } = world
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(29)
  await app.call(handOverClass, { classId, userId: colleague.userId }, token)
  await app.call(answerInvite, { classId, accept: true }, colleague.accessToken)
  await pass(1)

  expect([await chore(), await classes()]).toEqual([0, 1])
  expect(await told('class-expires', colleague.accessToken)).toBe(1)
  await pass(30)
  expect([await chore(), await classes()]).toEqual([1, 0])
})

/** A chore that has found what it does second to the class, when something happens to it. */
function whileIt(happens: () => Promise<{ code: number }>): Database {
  const { database } = world.app
  let writes = 0
  return {
    ...database,
    write: async (run, key) => {
      writes += 1
      if (writes === 2) expect((await happens()).code).toBe(200)
      return database.write(run, key)
    },
  }
}

/** The colleague takes the class over. */
const whileHandedOver = () =>
  whileIt(() => handOverTo(world.app, world.owner, world.classId, world.colleague))

it('leaves a class that is taken over in the very moment in which it would be erased', async () => {
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(30)

  expect([await chore(6, whileHandedOver()), await classes()]).toEqual([0, 1])
  await chore()
  expect(await told('class-expires', world.colleague.accessToken)).toBe(1)
})

it('leaves a class that its owner takes back into use in the very moment in which it would be erased', async () => {
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(30)

  expect([
    await chore(
      6,
      whileIt(() => archive(false)),
    ),
    await classes(),
  ]).toEqual([0, 1])
})

it('leaves a class whose new owner says yes while it would be erased', async () => {
  const { app, classId, colleague, token } = world
  await archive(true)
  await pass(6 * 366)
  await chore()
  await pass(29)
  await app.call(handOverClass, { classId, userId: colleague.userId }, token)
  await pass(1)
  const { userId } = colleague
  const sayYes = (database: Database) => {
    const deps = { ...contextOf(app, userId), database, hub: createLiveHub(), securityLog: app.securityLog }
    return answerAsked(deps, { teacherId: userId }, { classId, accept: true })
  }

  expect(await writeBeside(app.database, sayYes, () => chore())).toBe(0)
  expect(await classes()).toBe(1)
})

it('announces a class to the colleague who takes it over in the very moment of it', async () => {
  await archive(true)
  await pass(6 * 366)
  await chore(6, whileHandedOver())

  expect(await told('class-expires')).toBe(0)
  expect(await told('class-expires', world.colleague.accessToken)).toBe(1)
})

it('keeps classes for ever where the operator said so, and those that are in use', async () => {
  await pass(10 * 366)
  expect(await chore()).toBe(0)
  await archive(true)
  await pass(10 * 366)
  expect([await chore(0), await told('class-expires')]).toEqual([0, 0])
})
