import * as errors from '@pinge/contract/protocol/errors.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { guardianTels } from '@pinge/contract/student-information.ts'
import { studentDetail } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { contextOf, writeBeside } from '../../../../test/write-beside.ts'
import type { Database } from '../../../platform/db/database.ts'
import { takeNextNumber } from '../../writes/class-write.ts'
import { deleteClassInSteps } from '../../writes/erasing/delete-class.ts'
import { ROWS_AT_ONCE } from '../../writes/erasing/rows-in-steps.ts'
import { closeNow } from '../closing/close-account.ts'
import { selectBegunAccounts } from '../closing/closing.queries.ts'
import { completeAccount } from '../closing/complete-account.ts'
import { eraseStudent } from './erase-student.ts'
import { findAnswers } from './find-answers.ts'

const MANY = 2 * ROWS_AT_ONCE + 30

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['陈梅'])
})
afterEach(() => at.close())

/** A process that is killed once it has committed its first step of a hundred rows. */
function killedAfterFirstStep(database: Database): Database {
  let isKilled = false
  return {
    ...database,
    write: async (run, key) => {
      if (isKilled) throw new Error('the process was killed')
      const answer = await database.write(run, key)
      isKilled = answer === ROWS_AT_ONCE
      return answer
    },
  }
}

/** Two processes do the same, of which the first is killed. */
async function together(work: (database: Database) => Promise<void>): Promise<void> {
  const { database } = at.app
  const killed = (process: Database) =>
    expect(work(killedAfterFirstStep(process))).rejects.toThrow('the process was killed')
  await writeBeside(
    database,
    killed,
    () => work(database),
    (_, answer) => answer === ROWS_AT_ONCE,
  )
}

const phoneReadings: [string, (id: string) => Promise<{ code: number }>][] = [
  ['the list of phones', (id) => at.app.call(guardianTels, { classId: at.classId, ids: [id] }, at.token)],
  [
    'the pupil’s own page',
    (id) => at.app.call(studentDetail, { classId: at.classId, id, isTelShown: true }, at.token),
  ],
  ['the roster', (id) => at.app.call(classRoster, { classId: at.classId, telsOf: [id] }, at.token)],
]

it.each(phoneReadings)(
  'no row is left of who reads the phones of a child on %s while the child is erased',
  async (_, read) => {
    const { app, owner, classId } = at
    const [studentId = ''] = at.studentIds
    const pupil = { classId, studentId, username: '陈梅' }
    const context = { ...contextOf(app, owner.userId), classId, role: 'owner' as const }
    const found = await findAnswers(app.database.read, pupil, app.time.now)
    const answer = await writeBeside(
      app.database,
      ({ write }) =>
        write(async (trx) => {
          await takeNextNumber(trx, classId)
          await eraseStudent(trx, context, pupil, { found, inSteps: false })
        }),
      () => read(studentId),
    )

    expect(answer.code).toBe(errors.studentNotInClass.code)
    expect(await app.database.read.selectFrom('telReadings').selectAll().execute()).toEqual([])
  },
)

it('an account that two processes complete, of which one is killed, keeps no row', async () => {
  const { app, owner } = at
  const { database } = app
  const teacherId = owner.userId
  const rows = Array.from({ length: MANY }, (_, place) => ({ teacherId, itemId: `i${place}`, uses: 1 }))
  await database.write(async (trx) => {
    await trx.insertInto('itemUses').values(rows).execute()
    await closeNow(trx, { clock: () => app.time.now, newId: () => randomUUID() }, teacherId)
  })
  await together((process) => completeAccount(process, teacherId))

  for (const id of await selectBegunAccounts(database.read)) await completeAccount(database, id)
  const left = await database.read
    .selectFrom('itemUses')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .execute()
  expect(left).toEqual([])
})

it('a class that two processes delete, of which one is killed, lets all of its pictures go', async () => {
  const { app, owner, classId } = at
  const { database } = app
  const keys = Array.from({ length: MANY }, (_, place) => `${String(place).padStart(32, '0')}.webp`)
  const picture = { purpose: 'comment' as const, contentType: 'image/webp', bytes: 1, width: 1, height: 1 }
  await database.write(async (trx) => {
    await trx
      .insertInto('files')
      .values(
        keys.map((key) => ({
          ...picture,
          id: randomUUID(),
          teacherId: owner.userId,
          key,
          stagedKey: key,
          createdAt: 1,
          unusedSince: null,
        })),
      )
      .execute()
    await trx
      .insertInto('commentPhotos')
      .values(keys.map((fileKey) => ({ batchId: randomUUID(), classId, fileKey })))
      .execute()
  })
  await together((process) => deleteClassInSteps(process, classId, app.time.now))

  const shown = await database.read
    .selectFrom('files')
    .select('key')
    .where('unusedSince', 'is', null)
    .execute()
  expect(shown).toEqual([])
})
