import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { addStudents, removeStudents, studentList } from '@pinge/contract/students.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'
import { writeBeside } from '../../../test/write-beside.ts'
import type { Database } from '../../platform/db/database.ts'
import { markDeleted } from '../class-edit/class-edit.queries.ts'
import { takeNextNumber } from '../writes/class-write.ts'
import { updateMembership } from '../writes/teachers/membership.queries.ts'

let at: TestClass
beforeEach(async () => {
  at = await startTestClass(['陈梅', '李涛'])
})
afterEach(() => at.close())

/** The colleague takes the class over, whose owner stays in it as a co-teacher. */
const handOver = (classId: string) => (process: Database) =>
  process.write(async (trx) => {
    await takeNextNumber(trx, classId)
    await updateMembership(trx, classId, at.owner.userId, { role: 'coTeacher' })
    await updateMembership(trx, classId, at.colleague.userId, { role: 'owner' })
  })
const pupilsOf = async (classId: string) =>
  (await at.app.call(studentList, { classId }, at.colleague.accessToken)).data.stuInfoList.length

it('pupils are not moved into a class that a colleague takes over at the same moment', async () => {
  const { app, token, classId, studentIds, colleague } = at
  const { classId: toClassId } = await app.newClass(token, [])
  await app.database.write((trx) =>
    trx
      .insertInto('classTeachers')
      .values({
        classId: toClassId,
        teacherId: colleague.userId,
        role: 'coTeacher',
        isCanSendClassNotice: 0,
        createdAt: 1,
      })
      .execute(),
  )
  const moved = { classId, toClassId, ids: studentIds, withHistory: true }
  const { msg } = await writeBeside(app.database, handOver(toClassId), () =>
    app.call(moveStudents, moved, token),
  )

  expect(msg).toBe(errors.ownerOnly.message)
  expect([await pupilsOf(classId), await pupilsOf(toClassId)]).toEqual([2, 0])
})

it('a colleague who is taken out of the class at this moment writes no more in it', async () => {
  const { app, classId, colleague } = at
  const takeOut = (process: Database) =>
    process.write(async (trx) => {
      await takeNextNumber(trx, classId)
      await trx.deleteFrom('classTeachers').where('teacherId', '=', colleague.userId).execute()
    })
  const students = [{ username: '丁当' }]
  const { msg } = await writeBeside(app.database, takeOut, () =>
    app.call(addStudents, { classId, students }, colleague.accessToken),
  )

  expect(msg).toBe(errors.classNotFound.message)
})

it('pupils of a class that a colleague takes over at the same moment are not deleted for good', async () => {
  const { app, token, classId, studentIds } = at
  const { msg } = await writeBeside(app.database, handOver(classId), () =>
    app.call(removeStudents, { classId, ids: studentIds, records: 'delete' }, token),
  )

  expect(msg).toBe(errors.deletionOwnerOnly.message)
  expect(await pupilsOf(classId)).toBe(2)
})

it('a comment that comes while the class is deleted is refused, and a class that is gone counts no change more', async () => {
  const { app, classId, studentIds, colleague } = at
  const remove = (process: Database) =>
    process.write(async (trx) => {
      await takeNextNumber(trx, classId)
      await markDeleted(trx, classId, app.time.now)
    })
  const { msg } = await writeBeside(app.database, remove, () =>
    app.call(giveComment, { classId, itemId: 's1-01', studentIds }, colleague.accessToken),
  )

  expect(msg).toBe(errors.classNotFound.message)
  expect(await app.database.read.selectFrom('ledger').select('id').execute()).toEqual([])
  const oneMore = app.database.write((trx) => takeNextNumber(trx, classId))
  await expect(oneMore).rejects.toThrow(errors.classNotFound.message)
})
