import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import {
  EditConflicts,
  guardianTels,
  restoreStudents,
  studentInformation,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import {
  addStudents,
  removeStudents,
  studentDetail,
  studentList,
  updateStudent,
} from '@pinge/contract/students.ts'
import { classList } from '@pinge/contract/classes.ts'
import { saveSeating, seatingDetail } from '@pinge/contract/seating.ts'
import { addTeams, categoryStudents, removeTeam } from '@pinge/contract/teams.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selectTotalDifferences } from '../ledger/ledger.queries.ts'
import type { TestApp } from '../../../test/app.ts'
import { newCoTeacher, startClass } from '../../../test/make.ts'

let app: TestApp
let token: string
let classId: string
let mei: string
let tao: string
beforeEach(async () => {
  ;({ app, token, classId, mei, tao } = await startClass())
})
afterEach(async () => {
  expect(await selectTotalDifferences(app.database.read)).toEqual([])
  await app.close()
})

async function information(id: string) {
  const { data } = await app.call(studentInformation, { classId, ids: [id] }, token)
  const [student] = data.students
  if (!student) throw new Error('no such pupil')
  return student
}
const update = (edits: z.infer<typeof updateInformation.request>['edits'], requestId?: string) =>
  app.call(updateInformation, { classId, edits, requestId }, token)
const names = async (filter?: boolean) =>
  (await app.call(studentList, { classId, filter }, token)).data.stuInfoList.map((row) => row.username)

it('edits many pupils in one write, and counts each one’s edits', async () => {
  const { data } = await update([
    { id: mei, version: 0, stuNo: '07', gender: 'female' },
    { id: tao, version: 0, username: '陈一楠', birthday: '2017-03-05' },
  ])

  expect(data.map(({ version }) => version)).toEqual([1, 1])
  expect(await information(mei)).toMatchObject({ version: 1, stuNo: '07', gender: 'female' })
  expect(await information(tao)).toMatchObject({ username: '陈一楠', birthday: '2017-03-05' })
})

it('refuses an edit of an older record with both versions, and writes nothing of the whole block', async () => {
  await app.call(updateStudent, { id: mei, stuNo: '1' }, token)

  const answer = await app.send(
    updateInformation.path,
    {
      classId,
      edits: [
        { id: tao, version: 0, stuNo: '9' },
        { id: mei, version: 0, stuNo: '2' },
      ],
    },
    { token },
  )

  expect(answer).toMatchObject({ status: 409, msg: errors.studentsChanged.message })
  expect(z.parse(EditConflicts, answer.data).conflicts).toMatchObject([
    { id: mei, stored: { stuNo: '1', version: 1 }, given: { stuNo: '2' } },
  ])
  expect(await information(mei)).toMatchObject({ stuNo: '1' })
  expect(await information(tao)).toMatchObject({ stuNo: '', version: 0 })
})

it('lets one of two teachers edit a pupil at once, and shows the other what is there now', async () => {
  const colleague = await newCoTeacher(app, classId)
  const edit = (stuNo: string, who: string) => app.call(updateStudent, { id: mei, version: 0, stuNo }, who)

  const answers = await Promise.all([edit('1', token), edit('2', colleague.accessToken)])

  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
  const won = answers[0]?.code === 200 ? '1' : '2'
  const refused = answers.find(({ code }) => code === 409)
  expect(refused?.data).toMatchObject({
    conflicts: [{ stored: { stuNo: won, version: 1 }, given: { stuNo: won === '1' ? '2' : '1' } }],
  })
  expect(await information(mei)).toMatchObject({ stuNo: won, version: 1 })
})

it('edits without a version as the specification’s client does: the last one wins', async () => {
  await app.call(updateStudent, { id: mei, stuNo: '1' }, token)
  expect((await app.call(updateStudent, { id: mei, stuNo: '2' }, token)).code).toBe(200)
  expect(await information(mei)).toMatchObject({ stuNo: '2', version: 2 })
})

it('edits one guardian in place, masks the phone, and keeps what was not named', async () => {
  const father = { position: 0, name: '王建国', relation: '父亲', tel: '13800000001' }
  const mother = { position: 1, name: '李梅', relation: '母亲', tel: '13900000002' }
  await update([{ id: mei, guardians: [father, mother] }])
  await update([{ id: mei, guardians: [{ position: 1, tel: '13700000003' }] }])

  expect((await information(mei)).guardians).toEqual([
    { ...father, tel: '138****0001' },
    { ...mother, tel: '137****0003' },
  ])
  await update([{ id: mei, guardians: [{ position: 0, name: '', relation: '', tel: '' }] }])
  expect((await information(mei)).guardians).toEqual([{ ...mother, tel: '137****0003' }])
})

it('refuses a phone of 10 digits by its name', async () => {
  const answer = await app.send(
    updateInformation.path,
    { classId, edits: [{ id: mei, guardians: [{ position: 0, tel: '1380000000' }] }] },
    { token },
  )
  expect(answer.status).toBe(400)
  expect(answer.msg).toContain('手机号')
})

it('tells a whole phone only when asked, and writes down who asked', async () => {
  await update([{ id: mei, guardians: [{ position: 0, tel: '13800000001' }] }])
  expect(JSON.stringify((await app.call(studentInformation, { classId }, token)).data)).not.toContain(
    '13800000001',
  )
  const readings = () =>
    app.database.read.selectFrom('telReadings').select(['classId', 'studentId', 'createdAt']).execute()
  expect(await readings()).toEqual([])

  const { data } = await app.call(guardianTels, { classId, ids: [mei] }, token)
  await app.call(studentDetail, { classId, id: mei }, token)

  expect(data).toEqual([{ id: mei, tels: [{ position: 0, tel: '13800000001' }] }])
  expect(await readings()).toEqual([{ classId, studentId: mei, createdAt: app.time.now }])
  await app.call(studentDetail, { classId, id: mei, isTelShown: true }, token)
  expect(await readings()).toHaveLength(2)
})

it('lets a pupil leave and keeps the records, then brings both back', async () => {
  await app.call(giveComment, { classId, itemId: 's1-03', studentIds: [mei, tao] }, token)
  await app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, token)

  expect(await names(true)).toEqual(['陈一诺'])
  expect(await names()).toEqual(['陈一诺'])
  expect(await names(false)).toEqual(['陈一诺', '王浩然'])
  expect((await app.call(classList, {}, token)).data).toMatchObject([{ studentCount: 1 }])
  expect(await app.call(giveComment, { classId, itemId: 's1-03', studentIds: [mei] }, token)).toMatchObject({
    code: 404,
    msg: errors.studentNotInClass.message,
  })
  expect(await information(mei)).toMatchObject({ leftAt: app.time.now, stuScore: 2 })

  await app.call(restoreStudents, { classId, ids: [mei] }, token)
  expect(await names(true)).toEqual(['陈一诺', '王浩然'])
  expect(await information(mei)).toMatchObject({ leftAt: null, stuScore: 2 })
})

it('gives who comes back their team and seat again, where they are still there and free', async () => {
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const teams = ['雏鹰队', '小蜜蜂队'].map((teamName, index) => ({
    teamName,
    studentIds: [index === 0 ? mei : tao],
  }))
  const { categoryId, teamIds } = (await app.call(addTeams, { classId, categoryName: '座位', teams }, token))
    .data
  const seats = [mei, tao].map((studentId, index) => ({ studentId, row: 1, column: index + 1 }))
  await app.call(saveSeating, { classId, rows: 2, columns: 3, seats }, token)

  await app.call(removeStudents, { classId, ids: [mei, tao] }, colleague)
  // Meanwhile one team goes, and another pupil takes one seat.
  await app.call(removeTeam, { teamId: teamIds[1] ?? '' }, token)
  const [newcomer = ''] = (await app.call(addStudents, { classId, students: [{ username: '丁当' }] }, token))
    .data.ids
  const taken = { studentId: newcomer, row: 1, column: 2 }
  await app.call(saveSeating, { classId, rows: 2, columns: 3, seats: [taken] }, token)
  app.time.now += 29 * DAY_MS
  const { version } = (await app.call(seatingDetail, { classId }, token)).data
  await app.call(restoreStudents, { classId, ids: [mei, tao] }, token)
  // Who was arranging the seats meanwhile does not take the seat away again.
  const stale = { classId, rows: 2, columns: 3, seats: [taken], version }
  expect(await app.call(saveSeating, stale, token)).toMatchObject({ status: 409 })

  const members = (await app.call(categoryStudents, { classId, categoryId }, token)).data
  expect(members.flatMap(({ id, teamId }) => (teamId ? [[id, teamId]] : []))).toEqual([[mei, teamIds[0]]])
  expect((await app.call(seatingDetail, { classId }, token)).data.seats).toEqual([seats[0], taken])
  // Who leaves again is remembered again.
  await app.call(removeStudents, { classId, ids: [mei, tao] }, token)
  expect((await app.call(restoreStudents, { classId, ids: [mei, tao] }, token)).code).toBe(200)
  expect((await app.call(seatingDetail, { classId }, token)).data.seats).toEqual([seats[0], taken])
})

it('removes for good a pupil who had left, with the records', async () => {
  await app.call(giveComment, { classId, itemId: 's1-03', studentIds: [mei] }, token)
  await app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, token)
  await app.call(removeStudents, { classId, ids: [mei], records: 'delete' }, token)

  expect(await names(false)).toEqual(['陈一诺'])
  expect(await app.database.read.selectFrom('ledger').select('id').execute()).toEqual([])
})

it('brings no pupil back into a class that is full by now', async () => {
  await app.call(removeStudents, { classId, ids: [mei], records: 'keep' }, token)
  const students = Array.from({ length: 199 }, (_, index) => ({ username: `学生${index}` }))
  await app.call(addStudents, { classId, students }, token)

  expect(await app.call(restoreStudents, { classId, ids: [mei] }, token)).toMatchObject({
    code: 409,
    msg: errors.tooManyStudents.message,
  })
  expect(await information(mei)).toMatchObject({ leftAt: app.time.now })
})

it('keeps no more than 200 who left', async () => {
  for (let round = 0; round < 2; round += 1) {
    const students = Array.from({ length: 150 }, (_, index) => ({ username: `学生${index}` }))
    const { ids } = (await app.call(addStudents, { classId, students }, token)).data
    const answer = await app.call(removeStudents, { classId, ids, records: 'keep' }, token)
    expect(answer.code).toBe(round === 0 ? 200 : 409)
  }
})

it('edits once what is sent twice', async () => {
  const requestId = randomUUID()
  const edit = { id: mei, version: 0, stuNo: '5' }
  const first = await update([edit], requestId)
  expect(await update([edit], requestId)).toEqual(first)
  expect(await information(mei)).toMatchObject({ version: 1 })
})
