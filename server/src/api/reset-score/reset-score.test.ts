import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { studentList } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
  await give(mei, 5)
  await give(tao, -2)
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  await app.close()
})

const give = (id: string, score: number) =>
  app.call(giveComment, { classId, name: '课堂', score, studentIds: [id] }, token)
const reset = (studentIds: string[], requestId?: string) =>
  app.call(resetScore, { classId, studentIds, requestId }, token)
async function scores(): Promise<Record<string, [number, number]>> {
  const { data } = await app.call(studentList, { classId }, token)
  return Object.fromEntries(
    data.stuInfoList.map(({ id, stuScore, redeemScore }) => [id, [stuScore, redeemScore]]),
  )
}

it('brings scores to zero, from above and below, and leaves what can be exchanged', async () => {
  const { data } = await reset([mei, tao])

  expect(data.students.map(({ stuScore }) => stuScore)).toEqual([0, 0])
  expect(await scores()).toEqual({ [mei]: [0, 5], [tao]: [0, 0] })
})

it('keeps the history, and tells the reset in it', async () => {
  await reset([mei])
  const { data } = await app.call(commentRecords, { classId, studentId: mei }, token)

  expect(data.items.map(({ kind, score }) => [kind, score])).toEqual([
    ['reset', -5],
    ['praise', 5],
  ])
})

it('can be undone, also when points were given since', async () => {
  const { data } = await reset([mei, tao])
  await give(mei, 3)

  const undone = await app.call(undoComment, { classId, batchId: data.batchId }, token)

  expect(undone.code).toBe(200)
  expect(await scores()).toEqual({ [mei]: [8, 8], [tao]: [-2, 0] })
})

it('resets once when the same request returns', async () => {
  const requestId = randomUUID()
  const first = await reset([mei], requestId)
  await give(mei, 2)

  expect((await reset([mei], requestId)).data.batchId).toBe(first.data.batchId)
  expect(await scores()).toMatchObject({ [mei]: [2, 7] })
})

it('resets no pupil when one is of another class', async () => {
  const other = await app.newClass(token, ['丁当'])
  const before = await scores()

  expect(await reset([mei, ...other.studentIds])).toMatchObject({ code: 404 })
  expect(await scores()).toEqual(before)
})
