import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startClass } from '../../../../test/make.ts'
import type { TestApp } from '../../../../test/app.ts'
import { emptyOldAnswers, KEPT_ANSWER_MS } from './empty-answers.ts'

let app: TestApp
let token: string
let classId: string
let studentIds: string[]
beforeEach(async () => {
  ;({ app, token, classId, studentIds } = await startClass())
})
afterEach(() => app.close())

const empty = () => emptyOldAnswers(app.database, () => app.time.now)
/** A session ends at 30 days too; these go on. */
const keepSessions = () =>
  app.database.write((trx) =>
    trx
      .updateTable('sessions')
      .set({ expiresAt: app.time.now + KEPT_ANSWER_MS })
      .execute(),
  )
const answers = async () =>
  (await app.database.read.selectFrom('requests').select('answer').execute()).map(({ answer }) => answer)

it('keeps what a write was answered for 30 days, and only that it was done from then on', async () => {
  const request = { classId, name: '课堂', score: 2, studentIds, requestId: randomUUID() }
  await app.call(giveComment, request, token)

  app.time.now += KEPT_ANSWER_MS
  expect(await empty()).toBe(0)
  app.time.now += 1
  expect(await empty()).toBe(1)

  expect((await answers()).filter((answer) => answer.includes('batchId'))).toEqual([])
  expect(await empty()).toBe(0)
})

it('does nothing twice when a request returns after its answer is gone, and says so', async () => {
  const requestId = randomUUID()
  const request = { className: '三年级(7)班', requestId }
  await app.call(addClass, request, token)
  // Another teacher may have drawn the same number, and stands beside it.
  const colleague = await app.newTeacher('李老师')
  await app.call(addClass, request, colleague.accessToken)
  app.time.now += KEPT_ANSWER_MS + 1
  await keepSessions()

  expect(await empty()).toBe(2)

  expect(await app.call(addClass, request, token)).toMatchObject({
    status: 200,
    code: errors.alreadyRecorded.code,
    data: null,
  })
  expect((await app.call(addClass, { ...request, className: '另一个班' }, token)).code).toBe(409)
  expect((await app.call(classList, {}, token)).data).toHaveLength(2)
})

it('goes through more requests than are looked at at once', async () => {
  const { teacherId } = await app.database.read
    .selectFrom('classTeachers')
    .select('teacherId')
    .executeTakeFirstOrThrow()
  const request = { teacherId, path: '/p', requestHash: 'h', answer: '{"className":"三班"}', createdAt: 0 }
  await app.database.write((trx) =>
    trx
      .insertInto('requests')
      .values(Array.from({ length: 1_201 }, () => ({ ...request, requestId: randomUUID() })))
      .execute(),
  )
  app.time.now += KEPT_ANSWER_MS

  expect(await empty()).toBe(1_201)
  expect((await answers()).some((answer) => answer.includes('三班'))).toBe(false)
})
