import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { writeBeside } from '../../../test/write-beside.ts'
import type { Database } from '../../platform/db/database.ts'
import { takeNextNumber } from '../writes/class-write.ts'
import { updateMembership } from '../writes/teachers/membership.queries.ts'

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => at.close())

const give = (token: string) =>
  at.app.call(giveComment, { classId: at.classId, studentIds: at.studentIds, itemId: 's1-01' }, token)
const records = async () => (await at.app.call(commentRecords, { classId: at.classId }, at.token)).data.items

it('a comment of a colleague who is taken out of the class at this moment is not given', async () => {
  const { app, classId, colleague } = at
  const takeOut = (process: Database) =>
    process.write(async (trx) => {
      await takeNextNumber(trx, classId)
      await trx.deleteFrom('classTeachers').where('teacherId', '=', colleague.userId).execute()
    })
  const { msg } = await writeBeside(app.database, takeOut, () => give(colleague.accessToken))

  expect(msg).toBe(errors.classNotFound.message)
  expect(await records()).toEqual([])
})

it('a comment that another process gives at the same moment keeps no other one from being given', async () => {
  const { app, classId, colleague, token } = at
  const comment = (process: Database) => process.write((trx) => takeNextNumber(trx, classId))
  const { code } = await writeBeside(app.database, comment, () => give(colleague.accessToken))

  expect(code).toBe(200)
  expect(await records()).toHaveLength(2)
  expect((await give(token)).code).toBe(200)
})

it('who hands the class over at this moment no longer takes back what a colleague gave', async () => {
  const { app, classId, colleague, owner, token } = at
  const { batchId } = (await give(colleague.accessToken)).data
  const handOver = (process: Database) =>
    process.write(async (trx) => {
      await takeNextNumber(trx, classId)
      await updateMembership(trx, classId, owner.userId, { role: 'coTeacher' })
      await updateMembership(trx, classId, colleague.userId, { role: 'owner' })
    })
  const { msg } = await writeBeside(app.database, handOver, () =>
    app.call(undoComment, { classId, batchId }, token),
  )

  expect(msg).toBe(errors.undoNotYours.message)
})
