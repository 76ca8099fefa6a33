import { archiveClass } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { messageList } from '@pinge/contract/messages.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { hash, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { passDays, startTestClass, type TestClass } from '../../../../test/make.ts'
import { writeBeside } from '../../../../test/write-beside.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { createLiveHub } from '../../../platform/live/live-hub.ts'
import { takeNextNumber } from '../../writes/class-write.ts'
import { selectOwner } from '../../writes/names.queries.ts'
import { updateMembership } from '../../writes/teachers/membership.queries.ts'
import { selectErasures } from '../erasures/erasure.queries.ts'
import { expireClasses } from '../expiry/expire-classes.ts'
import { closeDueAccounts } from './close-account.ts'

const KEEP_YEARS = 6

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['陈梅'])
})
afterEach(() => at.close())

const tools = (database: Database) => ({
  database,
  clock: () => at.app.time.now,
  newId: () => randomUUID(),
  hub: createLiveHub(),
})

/** Closes the account while another process has decided something and not committed it. */
const closeDuring = (
  work: (database: Database) => Promise<unknown>,
  isDecided: (trx: Db) => Promise<boolean>,
) => writeBeside(at.app.database, work, () => closeDueAccounts(tools(at.app.database)), isDecided)

/** What stands on the list of erasures. */
const erased = async () =>
  (await selectErasures(at.app.database.read)).map(({ kind, subjectId }) => `${kind} ${subjectId}`).toSorted()

it('a class whose years are over while its owner’s account is closed is erased once, and its teachers are told once', async () => {
  const { app, token, classId, owner, colleague } = at
  await app.call(archiveClass, { classId, isArchived: true }, token)
  await passDays(app, KEEP_YEARS * 366, owner, colleague)
  const expire = (database: Database) => expireClasses({ ...tools(database), keepYears: KEEP_YEARS })
  await expire(app.database)
  await passDays(app, 31, owner, colleague)
  await app.call(closeAccount, { password: hash('sha256', 'morning-sun') }, token)
  // Announced 31 days ago, and erased only now.
  await passDays(app, 8, colleague)
  await closeDuring(expire, async (trx) => (await selectErasures(trx)).length > 0)

  expect(await erased()).toEqual([`class ${classId}`, `teacher ${owner.userId}`])
  const { items } = (await app.call(messageList, {}, colleague.accessToken)).data
  expect(items.filter(({ kind }) => kind === 'class-erased')).toHaveLength(1)
})

it('a class that its owner gives away while the account is closed stays with the colleague who takes it', async () => {
  const { app, token, classId, owner, colleague } = at
  await app.call(closeAccount, { password: hash('sha256', 'morning-sun') }, token)
  await passDays(app, 8, colleague)
  const giveAway = (database: Database) =>
    database.write(async (trx) => {
      await takeNextNumber(trx, classId)
      await updateMembership(trx, classId, owner.userId, { role: 'coTeacher' })
      await updateMembership(trx, classId, colleague.userId, { role: 'owner' })
    })
  await closeDuring(giveAway, async (trx) => (await selectOwner(trx, classId)) === colleague.userId)

  expect(await erased()).toEqual([`teacher ${owner.userId}`])
  const { data } = await app.call(classList, {}, colleague.accessToken)
  expect(data).toMatchObject([{ classId, isOwner: true, studentCount: 1 }])
})
