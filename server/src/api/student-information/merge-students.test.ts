import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { classReport } from '@pinge/contract/class-data.ts'
import { commentFeed, commentRecords } from '@pinge/contract/records.ts'
import {
  MergeConflict,
  guardianTels,
  mergeStudents,
  studentInformation,
} from '@pinge/contract/student-information.ts'
import { redeem, refundRewards, rewardRecords } from '@pinge/contract/rewards.ts'
import { addTeams } from '@pinge/contract/teams.ts'
import { addStudents, type NewStudent } from '@pinge/contract/students.ts'
import { dailyItems } from '@pinge/contract/training/daily.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selectRedemptionDifferences, selectTotalDifferences } from '../ledger/ledger.queries.ts'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createTrainingClient, recordOf, type Access, type TrainingClient } from '../../../test/training.ts'
import { tablesAboutPupils } from '../../platform/db/register/register.ts'

let app: TestApp
let token: string
let classId: string
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
  classId = (await app.newClass(token, [])).classId
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read)).toEqual([])
  await app.close()
})

async function add(...students: NewStudent[]): Promise<[string, string]> {
  const [id = '', otherId = ''] = (await app.call(addStudents, { classId, students }, token)).data.ids
  return [id, otherId]
}
const give = async (studentIds: string[], itemId = 's1-03') => {
  app.time.now += 1000
  return app.call(giveComment, { classId, itemId, studentIds }, token)
}
const merge = (id: string, otherId: string, choices: Record<string, 'kept' | 'other'> = {}) =>
  app.call(mergeStudents, { classId, id, otherId, choices }, token)
const students = async () => (await app.call(studentInformation, { classId }, token)).data.students
const recordsOf = async (studentId: string) =>
  (await app.call(commentRecords, { classId, studentId, limit: 100 }, token)).data.items

it('makes one pupil of two records: points, comments, and what only one of them knew', async () => {
  const [id, otherId] = await add(
    { username: '王浩然', guardians: [{ name: '王建国', tel: '13800000001' }] },
    {
      username: '王浩然',
      stuNo: '7',
      gender: 'male',
      guardians: [
        { name: '王建国', relation: '父亲' },
        { name: '李梅', tel: '13900000002' },
      ],
    },
  )
  await give([id])
  await give([otherId])
  await give([otherId], 's2-13')

  expect((await merge(id, otherId)).data).toEqual({ id, stuScore: 3, redeemScore: 4 })

  expect(await students()).toMatchObject([
    {
      id,
      username: '王浩然',
      stuNo: '7',
      gender: 'male',
      guardians: [{ relation: '父亲' }, { name: '李梅' }],
    },
  ])
  const [{ tels } = { tels: [] }] = (await app.call(guardianTels, { classId, ids: [id] }, token)).data
  expect(tels.map(({ tel }) => tel)).toEqual(['13800000001', '13900000002'])
  expect((await recordsOf(id)).map(({ score }) => score)).toEqual([-1, 2, 2])
})

it('undoes once each what had been given to both records together', async () => {
  const [id, otherId] = await add({ username: '王浩然' }, { username: '王浩然' })
  const both = (await give([id, otherId])).data.batchId
  const undone = (await give([id, otherId])).data.batchId
  await app.call(undoComment, { classId, batchId: undone }, token)
  await merge(id, otherId)

  expect((await students())[0]).toMatchObject({ stuScore: 4 })
  const praises = (await recordsOf(id)).filter(({ kind, isUndone }) => kind === 'praise' && !isUndone)
  expect(praises).toHaveLength(2)
  expect(praises.map(({ batchId }) => batchId)).toContain(both)
  for (const { batchId } of praises)
    expect((await app.call(undoComment, { classId, batchId }, token)).code).toBe(200)
  expect((await students())[0]).toMatchObject({ stuScore: 0, redeemScore: 0 })
})

it('asks whose word counts where the records differ, and changes nothing before', async () => {
  const [id, otherId] = await add(
    { username: '王浩然', stuNo: '7', guardians: [{ name: '王建国', tel: '13800000001' }] },
    { username: '王皓然', stuNo: '8', guardians: [{ name: '王建国', tel: '13800000009' }] },
  )
  const refused = await merge(id, otherId, { username: 'other' })

  expect(refused).toMatchObject({ code: 409, msg: errors.mergeNeedsChoice.message })
  expect(z.parse(MergeConflict, refused.data)).toMatchObject({
    fields: ['stuNo', 'guardians'],
    kept: { id, stuNo: '7', guardians: [{ tel: '138****0001' }] },
    other: { id: otherId, stuNo: '8' },
  })
  expect(await students()).toHaveLength(2)

  await merge(id, otherId, { username: 'other', stuNo: 'kept', guardians: 'other' })
  expect(await students()).toMatchObject([
    { id, username: '王皓然', stuNo: '7', guardians: [{ tel: '138****0009' }] },
  ])
})

it('asks which guardians stay when there are more than two', async () => {
  const guardians = (name: string) => [1, 2].map((n) => ({ name: `${name}${n}` }))
  const [id, otherId] = await add(
    { username: '王浩然', guardians: guardians('甲') },
    { username: '王浩然', guardians: guardians('乙') },
  )
  expect((await merge(id, otherId)).data).toMatchObject({ fields: ['guardians'] })
  expect((await merge(id, otherId, { guardians: 'kept' })).code).toBe(200)
})

it('merges no record with itself, nor with one of another class', async () => {
  const [id] = await add({ username: '王浩然' })
  const other = await app.newClass(token, ['王浩然'])
  expect(await merge(id, id)).toMatchObject({ code: 400, msg: errors.sameStudentTwice.message })
  expect((await merge(id, other.studentIds[0] ?? '')).code).toBe(404)
})

it('loses no point when comments are given while two records become one', async () => {
  const [id, otherId] = await add({ username: '王浩然' }, { username: '王浩然' })
  const [merged, ...given] = await Promise.all([
    merge(id, otherId),
    ...Array.from({ length: 20 }, (_, n) => give([n % 2 ? id : otherId])),
  ])

  expect(merged.code).toBe(200)
  // What came for the other record after it was gone is refused, and nothing is half given.
  const succeeded = given.filter(({ code }) => code === 200).length
  expect(given.every(({ code }) => code === 200 || code === 404)).toBe(true)
  expect(await students()).toMatchObject([{ id, stuScore: succeeded * 2 }])
})

it('keeps the teams of both, one in each scheme', async () => {
  const [id, otherId] = await add({ username: '王浩然' }, { username: '王浩然' })
  const divide = async (categoryName: string, ...members: string[]) =>
    app.call(
      addTeams,
      {
        classId,
        categoryName,
        teams: members.map((student, index) => ({ teamName: `第${index + 1}组`, studentIds: [student] })),
      },
      token,
    )
  const first = (await divide('座位', id, otherId)).data
  const second = (await divide('值日', otherId)).data
  await merge(id, otherId)

  const members = await app.database.read
    .selectFrom('teamMembers')
    .select(['categoryId', 'teamId', 'studentId'])
    .execute()
  expect(new Map(members.map((row) => [row.categoryId, [row.teamId, row.studentId]]))).toEqual(
    new Map([
      [first.categoryId, [first.teamIds[0], id]],
      [second.categoryId, [second.teamIds[0], id]],
    ]),
  )
})

it('brings the exchanges of both records together, and each is still given back once', async () => {
  const [id, otherId] = await add({ username: '王浩然' }, { username: '王浩然', stuNo: '7' })
  await give([id, otherId])
  await app.call(redeem, { classId, studentIds: [id, otherId], name: '贴纸', cost: 1 }, token)
  await app.call(redeem, { classId, studentIds: [otherId], name: '书签', cost: 1 }, token)

  await merge(id, otherId)

  const { items } = (await app.call(rewardRecords, { classId }, token)).data
  expect(items.map(({ studentId }) => studentId)).toEqual([id, id, id])
  const redemptionIds = items.map((one) => one.id)
  const refunded = await app.call(refundRewards, { classId, redemptionIds }, token)
  expect(refunded.data.students).toEqual([{ id, stuScore: 4, redeemScore: 4 }])
  expect((await app.call(refundRewards, { classId, redemptionIds }, token)).code).toBe(409)
})

it('brings the training of both records together, and of a day that both played one round counts', async () => {
  const [id, otherId] = await add({ username: '王浩然' }, { username: '王浩然', stuNo: '7' })
  const training = createTrainingClient(app)
  const teacher = await training.enter(token)
  const [game = '', other = ''] = dailyItems(localDate(app.time.now)).map((item) => item.id)
  await play(training, teacher, game, id)
  // Two that were begun and left come before the one that was played, and a practice after it.
  for (let left = 0; left < 2; left += 1) await training.start(game, teacher, 'daily', { stuId: otherId })
  for (const activityId of [game, game, other]) await play(training, teacher, activityId, otherId)

  await merge(id, otherId)

  const rounds = await app.database.read
    .selectFrom('trainingRounds')
    .select(['activityId', 'playerId', 'stuId', 'attempt', 'isCounted'])
    .orderBy('activityId')
    .orderBy('attempt')
    .execute()
  const round = (activityId: string, attempt: number, isCounted: number) => ({
    activityId,
    playerId: id,
    stuId: id,
    attempt,
    isCounted,
  })
  const ofGame = [
    round(game, 0, 0),
    round(game, 1, 1),
    ...[2, 3, 4].map((attempt) => round(game, attempt, 0)),
  ]
  const both = [...ofGame, round(other, 1, 1)]
  expect(rounds).toEqual(both.toSorted((a, b) => (a.activityId < b.activityId ? -1 : 1)))
})

async function play(
  training: TrainingClient,
  teacher: Access,
  activityId: string,
  stuId: string,
): Promise<void> {
  const started = await training.start(activityId, teacher, 'daily', { stuId })
  training.wait(22_000)
  await training.submit({ ...recordOf(activityId, started), stuId }, teacher)
}

it('knows every table that hangs on a pupil, so that a merge loses nothing', () => {
  // Guardians, ledger with its photos and remarks, exchanges, teams, attendance, realistic records, cells of archives,
  // reviews, consents, training and seats are brought together; who read a phone number, and the audit log, stay as they
  // were written, a number among the drafts of a class is never given again, and places of a pupil who left, and the mark
  // of one who is deleted, are nothing that a pupil in the class has. What was merged into the other record leads to this one.
  expect(tablesAboutPupils.map(({ name }) => name).toSorted()).toEqual([
    'attendance',
    'audit',
    'commentPhotos',
    'guardians',
    'ledger',
    'leftSeats',
    'leftTeams',
    'mergedStudents',
    'realisticBatches',
    'realisticPictures',
    'realisticRecords',
    'redemptions',
    'remarkEdits',
    'removedStudents',
    'reviewPlaces',
    'seats',
    'sheetCells',
    'studentConsents',
    'students',
    'teamMembers',
    'telReadings',
    'termReviews',
    'trainingRounds',
  ])
})

it('knows every column of a pupil, so that neither a merge nor a move to another class forgets one', () => {
  const {
    words = [],
    derived = [],
    facts = [],
  } = tablesAboutPupils.find(({ name }) => name === 'students')?.entry ?? {}
  // A new one is said of both records in `merge-records.ts`, written in `write-student-patch.ts` and carried in
  // `move-students.ts`, before it is written here.
  expect([...words, ...derived, ...facts].toSorted()).toEqual([
    'birthday',
    'classId',
    'createdAt',
    'gender',
    'header',
    'id',
    'isCarried',
    'lastNameLetter',
    'leftAt',
    'leftTo',
    'nameKey',
    'pinyinInitials',
    'redeemScore',
    'stuNo',
    'stuScore',
    'username',
    'version',
  ])
})

it('has been in the class since the earlier of two records came, so that what all were given was theirs, too', async () => {
  const [older, other] = await add({ username: '王浩然' }, { username: '李思琪' })
  const day = localDate(app.time.now)
  await give([older, other])
  app.time.now += 3 * DAY_MS
  const [younger] = await add({ username: '王浩然', stuNo: '7' })
  await merge(younger, older)

  const [comment] = (await app.call(commentFeed, { classId }, token)).data.items
  expect(comment?.isWholeClass).toBe(true)
  const empty = { classId, from: addDays(day, 1), to: addDays(day, 1) }
  const { data } = await app.call(classReport, empty, token)
  expect(data.totals.students).toBe(2)
})
