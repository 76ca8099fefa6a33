import { archiveClass } from '@pinge/contract/class-edit.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentFeed, commentRecords } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { moveStudents } from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../test/make.ts'

let at: TestClass
let mei: string
let tao: string
beforeEach(async () => {
  at = await startTestClass(['陈一诺', '王浩然'])
  ;({ mei, tao } = at)
})
afterEach(async () => {
  expect(await at.close()).toEqual({ students: [], teams: [] })
})

async function give(remark = '声音响亮', by = at.token): Promise<string> {
  const request = { classId: at.classId, itemId: 's1-03', studentIds: at.studentIds, remark }
  const given = await at.app.call(giveComment, request, by)
  at.app.time.now += 1000
  return given.data.batchId
}
async function mend(batchId: string, remark: string, more: { by?: string; requestId?: string } = {}) {
  const request = { classId: at.classId, batchId, remark, requestId: more.requestId }
  const answer = await at.app.call(updateRemark, request, more.by ?? at.token)
  at.app.time.now += 1000
  return answer
}
const feed = async (by = at.token) => (await at.app.call(commentFeed, { classId: at.classId }, by)).data.items
const edits = () => at.app.database.read.selectFrom('remarkEdits').selectAll().orderBy('id').execute()

it('is corrected in every record of the comment, and the old words are kept with the time', async () => {
  const batchId = await give()
  const changedAt = at.app.time.now
  expect((await mend(batchId, ' 声音响亮，条理清楚 ')).code).toBe(200)

  expect(await feed()).toMatchObject([
    {
      remark: '声音响亮，条理清楚',
      canEditRemark: true,
      remarkEdits: [{ oldRemark: '声音响亮', createdAt: changedAt }],
    },
  ])
  const { data } = await at.app.call(commentRecords, { classId: at.classId }, at.token)
  expect(data.items.map(({ remark }) => remark)).toEqual(['声音响亮，条理清楚', '声音响亮，条理清楚'])
  const ledger = await at.app.database.read.selectFrom('ledger').select('remark').execute()
  expect(ledger).toEqual([{ remark: '声音响亮' }, { remark: '声音响亮' }])
})

it('can be corrected again, emptied, and left as it is without a trace', async () => {
  const batchId = await give()
  await mend(batchId, '第一次')
  await mend(batchId, '第一次')
  await mend(batchId, '')

  const [entry] = await feed()
  expect(entry?.remark).toBe('')
  expect(entry?.remarkEdits.map(({ oldRemark }) => oldRemark)).toEqual(['声音响亮', '第一次'])
})

it('has one effect however often the same request is sent', async () => {
  const batchId = await give()
  const requestId = randomUUID()
  await Promise.all([1, 2, 3].map(() => mend(batchId, '改过', { requestId })))

  expect(await edits()).toHaveLength(1)
})

it('is corrected fifty times and no more, since all old words are listed', async () => {
  const batchId = await give()
  for (let count = 1; count <= 50; count += 1) expect((await mend(batchId, `第 ${count} 次`)).code).toBe(200)

  expect((await mend(batchId, '再一次')).msg).toBe(errors.remarkEditedOften.message)
  expect((await mend(batchId, '第 50 次')).code).toBe(200)
  expect((await feed())[0]?.remarkEdits).toHaveLength(50)
})

it('is corrected only by the teacher who wrote it, not by the owner either', async () => {
  const ofOwner = await give()
  const ofColleague = await give('很棒', at.colleague.accessToken)
  const refused = { status: 404, msg: errors.remarkNotYours.message }

  expect(await mend(ofOwner, '改过', { by: at.colleague.accessToken })).toMatchObject(refused)
  expect(await mend(ofColleague, '改过')).toMatchObject(refused)
  expect(await mend(ofOwner, '改过', { by: at.stranger.accessToken })).toMatchObject({ status: 404 })
  expect((await feed()).map(({ remark, canEditRemark }) => [remark, canEditRemark])).toEqual([
    ['很棒', false],
    ['声音响亮', true],
  ])
  expect(await edits()).toEqual([])
})

it('is not corrected where there is no such comment, where it was undone, or where the class rests', async () => {
  const undone = await give()
  await at.app.call(undoComment, { classId: at.classId, batchId: undone }, at.token)
  const reset = await at.app.call(resetScore, { classId: at.classId, studentIds: [mei] }, at.token)
  const stands = await give()

  expect(await mend('no-such-batch', '改过')).toMatchObject({
    status: 404,
    msg: errors.commentNotFound.message,
  })
  expect((await mend(reset.data.batchId, '改过')).status).toBe(404)
  expect((await mend(undone, '改过')).status).toBe(409)
  await at.app.call(archiveClass, { classId: at.classId, isArchived: true }, at.token)
  expect((await mend(stands, '改过')).status).toBe(409)
})

it('is still corrected where it was taken back from some of its pupils alone', async () => {
  const batchId = await give()
  await at.app.call(undoComment, { classId: at.classId, batchId, studentIds: [mei] }, at.token)

  expect((await mend(batchId, '改过的')).code).toBe(200)
  expect(await feed()).toMatchObject([{ remark: '改过的', canEditRemark: true }])
})

it('refuses what is too long or cannot be shown', async () => {
  const batchId = await give()

  for (const remark of ['长'.repeat(201), '\u0000', 7, null, undefined]) {
    const body = { classId: at.classId, batchId, remark }
    expect((await at.app.send(updateRemark.path, body, { token: at.token })).status).toBe(400)
  }
  expect(await edits()).toEqual([])
})

it('goes with the pupil to another class as it reads now', async () => {
  const batchId = await give()
  await mend(batchId, '改过的')
  const other = await at.app.newClass(at.token, ['丁当'])
  await at.app.call(
    moveStudents,
    { classId: at.classId, toClassId: other.classId, ids: [mei], withHistory: true },
    at.token,
  )

  const { data } = await at.app.call(commentRecords, { classId: other.classId }, at.token)
  expect(data.items.map(({ remark }) => remark)).toEqual(['改过的'])
})

it('goes for good, with what was typed over, when the last pupil who got it does', async () => {
  const batchId = await give()
  await mend(batchId, '改过的')
  const remove = (ids: string[]) =>
    at.app.call(removeStudents, { classId: at.classId, ids, records: 'delete' }, at.token)

  await remove([mei])
  expect(await edits()).toHaveLength(1)
  await remove([tao])
  expect(await edits()).toEqual([])
})
