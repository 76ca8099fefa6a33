import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import {
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { redeem, rewardRecords } from '@pinge/contract/rewards.ts'
import { addTeams } from '@pinge/contract/teams.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { selectRedemptionDifferences, selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let toClassId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
  toClassId = (await app.newClass(token, ['丁当'])).classId
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read)).toEqual([])
  await app.close()
})

const give = async (studentIds: string[], itemId = 's1-03') => {
  app.time.now += 1000
  return (await app.call(giveComment, { classId, itemId, studentIds }, token)).data.batchId
}
const move = (ids: string[], withHistory: boolean, requestId?: string) =>
  app.call(moveStudents, { classId, toClassId, ids, withHistory, requestId }, token)
const studentsOf = async (id: string) =>
  (await app.call(studentInformation, { classId: id }, token)).data.students
const recordsOf = async (id: string, studentId: string) =>
  (await app.call(commentRecords, { classId: id, studentId, limit: 100 }, token)).data.items

it('carries exchanges along with the history', async () => {
  await give([mei])
  await app.call(redeem, { classId, studentIds: [mei], name: '贴纸', cost: 2 }, token)

  await move([mei], true)

  const there = (await app.call(rewardRecords, { classId: toClassId }, token)).data
  const here = (await app.call(rewardRecords, { classId }, token)).data
  expect(there.items).toMatchObject([{ rewardName: '贴纸', points: 2, rewardId: null, state: 'redeemed' }])
  expect(here.items).toHaveLength(1)
})

it('takes a pupil who moves out of the teams of the class, and the pupils who stay remain in them', async () => {
  await app.call(
    addTeams,
    { classId, categoryName: '座位', teams: [{ teamName: '第1组', studentIds: [mei, tao] }] },
    token,
  )

  await move([mei], true)

  const members = await app.database.read.selectFrom('teamMembers').select('studentId').execute()
  expect(members).toEqual([{ studentId: tao }])
})

it('moves a pupil with the history, and the old class keeps its own books', async () => {
  await give([mei, tao])
  const undone = await give([mei], 's2-13')
  await app.call(undoComment, { classId, batchId: undone }, token)
  await app.call(
    updateInformation,
    { classId, edits: [{ id: mei, stuNo: '7', guardians: [{ position: 0, tel: '13800000001' }] }] },
    token,
  )

  const { data } = await move([mei], true)
  const [newId = ''] = data.ids

  expect((await studentsOf(toClassId)).find(({ id }) => id === newId)).toMatchObject({
    username: '王浩然',
    stuNo: '7',
    stuScore: 2,
    redeemScore: 2,
    guardians: [{ tel: '138****0001' }],
    leftAt: null,
  })
  expect((await recordsOf(toClassId, newId)).map(({ kind, isUndone }) => [kind, isUndone])).toEqual([
    ['undo', false],
    ['reminder', true],
    ['praise', false],
  ])
  expect((await studentsOf(classId)).find(({ id }) => id === mei)).toMatchObject({
    stuScore: 2,
    leftAt: app.time.now,
    leftTo: '三年级(2)班',
    isCarried: true,
  })
  expect(await recordsOf(classId, mei)).toHaveLength(3)
})

it('undoes in the new class without touching the old one', async () => {
  const given = await give([mei, tao])
  const [newId = ''] = (await move([mei], true)).data.ids
  const [copy] = await recordsOf(toClassId, newId)
  expect(copy?.batchId).not.toBe(given)

  const answer = await app.call(undoComment, { classId: toClassId, batchId: copy?.batchId ?? '' }, token)

  expect(answer.data.students).toEqual([{ id: newId, stuScore: 0, redeemScore: 0 }])
  expect((await studentsOf(classId)).map(({ stuScore }) => stuScore)).toEqual([2, 2])
})

it('carries a history that is longer than a statement holds', async () => {
  for (let n = 0; n < 3; n += 1) await give([mei])
  const [row] = await app.database.read.selectFrom('ledger').selectAll().limit(1).execute()
  if (!row) throw new Error('no row')
  // All in the same millisecond, as a copy has to take them, too.
  const many = Array.from({ length: 1_200 }, () => ({ ...row, id: randomUUID(), batchId: randomUUID() }))
  await app.database.write(async (trx) => {
    for (let from = 0; from < many.length; from += 400)
      await trx
        .insertInto('ledger')
        .values(many.slice(from, from + 400))
        .execute()
    await trx
      .updateTable('students')
      .set({ stuScore: 2406, redeemScore: 2406 })
      .where('id', '=', mei)
      .execute()
  })

  const [newId = ''] = (await move([mei], true)).data.ids

  expect((await studentsOf(toClassId)).find(({ id }) => id === newId)).toMatchObject({ stuScore: 2406 })
})

it('moves a pupil without the history, who may come back to it', async () => {
  await give([mei])
  const [newId = ''] = (await move([mei], false)).data.ids

  expect(await recordsOf(toClassId, newId)).toEqual([])
  expect((await studentsOf(toClassId)).find(({ id }) => id === newId)).toMatchObject({ stuScore: 0 })
  expect((await app.call(restoreStudents, { classId, ids: [mei] }, token)).code).toBe(200)
})

it('brings no pupil back whose history went along: the same points would count twice', async () => {
  await give([mei])
  await move([mei], true)
  expect(await app.call(restoreStudents, { classId, ids: [mei] }, token)).toMatchObject({
    code: 409,
    msg: errors.historyCarriedAway.message,
  })
})

it('moves no pupil into a class that is full, nor into the same one', async () => {
  const students = Array.from({ length: 199 }, (_, index) => ({ username: `学生${index}` }))
  await app.call(addStudents, { classId: toClassId, students }, token)

  expect((await move([mei], true)).code).toBe(409)
  expect((await studentsOf(classId)).every(({ leftAt }) => leftAt === null)).toBe(true)
  expect(
    await app.call(moveStudents, { classId, toClassId: classId, ids: [mei], withHistory: true }, token),
  ).toMatchObject({ code: 400, msg: errors.sameClassTwice.message })
})

it('moves no pupil to a class of which the teacher is not the owner', async () => {
  const colleague = await app.newTeacher('李老师')
  const theirs = await app.newClass(colleague.accessToken)
  const answer = await app.call(
    moveStudents,
    { classId, toClassId: theirs.classId, ids: [mei], withHistory: false },
    token,
  )
  expect(answer).toMatchObject({ code: 404, msg: errors.classNotFound.message })
})

it('moves once what is sent twice', async () => {
  const requestId = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => move([mei], true, requestId)))
  expect(new Set(answers.map(({ data }) => data.ids[0])).size).toBe(1)
  expect(await studentsOf(toClassId)).toHaveLength(2)
})

it('lets pupils change places at the same time, again and again', async () => {
  const forth = await app.newClass(
    token,
    Array.from({ length: 12 }, (_, n) => `甲${n}`),
  )
  const back = await app.newClass(
    token,
    Array.from({ length: 12 }, (_, n) => `乙${n}`),
  )
  const send = (from: string, to: string, id: string) =>
    app.call(moveStudents, { classId: from, toClassId: to, ids: [id], withHistory: true }, token)

  const answers = await Promise.all(
    forth.studentIds.flatMap((id, index) => [
      send(forth.classId, back.classId, id),
      send(back.classId, forth.classId, back.studentIds[index] ?? ''),
    ]),
  )

  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
  const inClass = async (id: string) =>
    (await studentsOf(id)).filter(({ leftAt }) => leftAt === null).map(({ username }) => username[0])
  expect(new Set(await inClass(forth.classId))).toEqual(new Set(['乙']))
  expect(new Set(await inClass(back.classId))).toEqual(new Set(['甲']))
})
