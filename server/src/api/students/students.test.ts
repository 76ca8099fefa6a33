import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { messageList, readAllMessages } from '@pinge/contract/messages.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { restoreStudents } from '@pinge/contract/student-information.ts'
import {
  addStudents,
  removeStudents,
  studentDetail,
  studentList,
  updateStudent,
} from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { newCoTeacher } from '../../../test/make.ts'

let app: TestApp
let token: string
beforeEach(async () => {
  app = await startTestApp()
  token = (await app.newTeacher()).accessToken
})
afterEach(() => app.close())

const listOf = async (classId: string) =>
  (await app.call(studentList, { filter: true, classId }, token)).data.stuInfoList

it('lists pupils by the initial of their surname, with # last', async () => {
  const names = ['王浩然', '安然', '欧阳思齐', '单丹', '123', '曾令仪', '阿依古丽·买买提', '查理']
  const { classId } = await app.newClass(token, names)

  expect(
    (await listOf(classId)).map(({ username, lastNameLetter }) => `${lastNameLetter}${username}`),
  ).toEqual(['A阿依古丽·买买提', 'A安然', 'O欧阳思齐', 'S单丹', 'W王浩然', 'Z曾令仪', 'Z查理', '#123'])
})

it('answers the ids of new pupils in the order given', async () => {
  const { classId, studentIds } = await app.newClass(token, ['张三', '李四', '王五'])
  const students = await listOf(classId)

  expect(studentIds.map((id) => students.find((student) => student.id === id)?.username)).toEqual([
    '张三',
    '李四',
    '王五',
  ])
})

it('gives every pupil a picture, different ones to the first 24', async () => {
  const { classId } = await app.newClass(
    token,
    Array.from({ length: 24 }, (_, index) => `学生${index}`),
  )
  const headers = (await listOf(classId)).map(({ header }) => Number(header))

  expect(new Set(headers).size).toBe(24)
  expect(Math.min(...headers)).toBe(1)
  expect(Math.max(...headers)).toBe(24)
})

it('keeps what a roster said of a pupil', async () => {
  const { classId } = await app.newClass(token, [])
  const guardians = [{ name: '王建国', relation: '父亲', tel: '13800001111' }]
  await app.call(
    addStudents,
    {
      classId,
      students: [
        { username: ' 王浩然 ', stuNo: '20260301', gender: 'male', birthday: '2017-03-05', guardians },
      ],
    },
    token,
  )

  expect(await listOf(classId)).toMatchObject([
    {
      username: '王浩然',
      pinyinInitials: 'whr',
      stuNo: '20260301',
      gender: 'male',
      stuScore: 0,
      redeemScore: 0,
    },
  ])
  expect(
    await app.database.read.selectFrom('guardians').select(['name', 'relation', 'tel']).execute(),
  ).toEqual(guardians)
})

it('keeps the guardians’ phones out of the list of pupils', async () => {
  const { classId } = await app.newClass(token, [])
  const students = [{ username: '王浩然', guardians: [{ tel: '13800001111' }] }]
  await app.call(addStudents, { classId, students }, token)

  expect(JSON.stringify(await app.send(studentList.path, { classId }, { token }))).not.toContain(
    '13800001111',
  )
})

it('adds no pupil twice when the same request returns', async () => {
  const { classId } = await app.newClass(token, [])
  const request = { classId, students: [{ username: '王浩然' }], requestId: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => app.call(addStudents, request, token)))

  expect(new Set(answers.map(({ data }) => data.ids[0])).size).toBe(1)
  expect(await listOf(classId)).toHaveLength(1)
})

it('adds no one of a list that would pass 200 pupils, and says how many are there', async () => {
  const { classId } = await app.newClass(
    token,
    Array.from({ length: 199 }, (_, index) => `学生${index}`),
  )
  const answer = await app.call(
    addStudents,
    { classId, students: [{ username: '甲' }, { username: '乙' }] },
    token,
  )

  expect(answer).toMatchObject({
    status: 409,
    msg: '每个班级最多 200 名学生，现有 199 名，这次要添加 2 名',
  })
  expect(await listOf(classId)).toHaveLength(199)
})

it('shows the qualities for which a pupil was praised today', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [mei = '', tao = ''] = studentIds
  await app.call(giveComment, { classId, itemId: 's5-06', studentIds: [mei] }, token)
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: [mei] }, token)
  await app.call(giveComment, { classId, itemId: 's2-13', studentIds: [tao] }, token)

  const students = await listOf(classId)
  expect(students.find(({ id }) => id === mei)?.todayTypes).toEqual([1, 5])
  expect(students.find(({ id }) => id === tao)?.todayTypes).toEqual([])
})

it('tells what reminders have taken from a pupil today, and no longer once they are undone, reset or of yesterday', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [mei = '', tao = ''] = studentIds
  const remind = (...pupils: string[]) =>
    app.call(giveComment, { classId, itemId: 's2-13', studentIds: pupils }, token)
  const taken = async () => {
    const points = new Map((await listOf(classId)).map(({ id, todayReminders }) => [id, todayReminders]))
    return [points.get(mei), points.get(tao)]
  }
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: [mei] }, token)
  await remind(mei, tao)
  const { data } = await remind(mei)
  const [one, two] = await taken()
  expect(two).toBeLessThan(0)
  expect(one).toBe((two ?? 0) * 2)

  await app.call(undoComment, { classId, batchId: data.batchId }, token)
  expect(await taken()).toEqual([two, two])
  await app.call(resetScore, { classId, studentIds: [mei] }, token)
  expect(await taken()).toEqual([undefined, two])
  await remind(mei)
  expect(await taken()).toEqual([two, two])
  app.time.now += DAY_MS
  expect(await taken()).toEqual([undefined, undefined])
})

it('masks the phones of guardians until they are asked for', async () => {
  const { classId } = await app.newClass(token, [])
  const students = [
    { username: '王浩然', guardians: [{ name: '王建国', relation: '父亲', tel: '13800001111' }] },
  ]
  const { data } = await app.call(addStudents, { classId, students }, token)
  const id = data.ids[0] ?? ''

  const masked = await app.call(studentDetail, { classId, id }, token)
  const shown = await app.call(studentDetail, { classId, id, isTelShown: true }, token)
  expect(masked.data.guardians).toEqual([{ name: '王建国', relation: '父亲', tel: '138****1111' }])
  expect(shown.data.guardians).toEqual([{ name: '王建国', relation: '父亲', tel: '13800001111' }])
})

it('changes the fields that are given and keeps the others, also the scores', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [id = ''] = studentIds
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds: [id] }, token)

  await app.call(updateStudent, { id, username: '曾浩然', birthday: '2017-03-05' }, token)
  await app.call(updateStudent, { id, stuNo: '07' }, token)

  expect((await listOf(classId)).find((student) => student.id === id)).toMatchObject({
    username: '曾浩然',
    lastNameLetter: 'Z',
    pinyinInitials: 'zhr',
    stuNo: '07',
    stuScore: 1,
  })
  expect((await app.call(studentDetail, { classId, id }, token)).data.birthday).toBe('2017-03-05')
  for (const birthday of ['1015-03-05', '2099-03-05']) {
    const slip = await app.call(updateStudent, { id, birthday }, token)
    expect([slip.code, slip.msg]).toEqual([400, '出生日期应为真实的日期，如 2017-03-05'])
  }
  await app.call(updateStudent, { id, birthday: null }, token)
  expect((await app.call(studentDetail, { classId, id }, token)).data.birthday).toBeNull()
})

it('removes pupils with their records and leaves the others', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [mei = '', tao = ''] = studentIds
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)

  expect((await app.call(removeStudents, { classId, ids: [mei], records: 'delete' }, token)).code).toBe(200)

  expect((await listOf(classId)).map(({ id, stuScore }) => [id, stuScore])).toEqual([[tao, 1]])
  expect(await app.database.read.selectFrom('ledger').select('studentId').execute()).toEqual([
    { studentId: tao },
  ])
})

it('keeps the records of removed pupils unless it is told otherwise', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const [mei = '', tao = ''] = studentIds
  await app.call(giveComment, { classId, itemId: 's1-01', studentIds }, token)

  expect((await app.call(removeStudents, { classId, ids: [mei] }, token)).code).toBe(200)

  expect((await listOf(classId)).map(({ id }) => id)).toEqual([tao])
  expect(await app.database.read.selectFrom('ledger').select('studentId').execute()).toHaveLength(2)
})

it('lets a co-teacher take pupils out so that they can come back, tells the owner of many, and deletes none', async () => {
  const { classId, studentIds } = await app.newClass(token, '王浩然 陈一诺 丁当 安然 李一'.split(' '))
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const removal = { classId, ids: studentIds, records: 'delete' } as const
  expect(await app.call(removeStudents, removal, colleague)).toMatchObject({
    status: 403,
    msg: errors.deletionOwnerOnly.message,
  })

  expect((await app.call(removeStudents, { classId, ids: studentIds }, colleague)).code).toBe(200)

  expect((await app.call(messageList, {}, token)).data.items).toMatchObject([
    { kind: 'students-removed', actorName: '李老师', content: '5 名学生' },
  ])
  expect((await app.call(restoreStudents, { classId, ids: studentIds }, token)).code).toBe(200)
  expect(await listOf(classId)).toHaveLength(5)
})

it('counts for the owner what a co-teacher takes out one after another, and in another message once that was read', async () => {
  const { classId, studentIds } = await app.newClass(token, '王浩然 陈一诺 丁当'.split(' '))
  const colleague = (await newCoTeacher(app, classId)).accessToken
  const remove = (id = '') => app.call(removeStudents, { classId, ids: [id] }, colleague)
  const told = async () =>
    (await app.call(messageList, {}, token)).data.items.map(({ kind, content }) => `${kind} ${content}`)

  await remove(studentIds[0])
  await remove(studentIds[1])
  // Who had left already does not leave once more.
  await remove(studentIds[1])
  expect(await told()).toEqual(['students-removed 2 名学生'])
  await app.call(readAllMessages, {}, token)
  await remove(studentIds[1])
  expect(await told()).toEqual(['students-removed 2 名学生'])
  await remove(studentIds[2])

  expect(await told()).toEqual(['students-removed 1 名学生', 'students-removed 2 名学生'])
})

it('tells the owner of two colleagues of one name apart', async () => {
  const { classId, studentIds } = await app.newClass(token, '王浩然 陈一诺 丁当'.split(' '))
  const [mei = '', tao = '', ding = ''] = studentIds
  const first = await newCoTeacher(app, classId)
  const second = await newCoTeacher(app, classId)

  await app.call(removeStudents, { classId, ids: [mei] }, first.accessToken)
  await app.call(removeStudents, { classId, ids: [tao] }, second.accessToken)
  await app.call(removeStudents, { classId, ids: [ding] }, first.accessToken)

  const { items } = (await app.call(messageList, {}, token)).data
  expect(items.map(({ actorName, content }) => `${actorName} ${content}`).toSorted()).toEqual([
    '李老师 1 名学生',
    '李老师 2 名学生',
  ])
})

it('removes no pupil when one is of another class', async () => {
  const { classId, studentIds } = await app.newClass(token)
  const other = await app.newClass(token, ['丁当'])

  const answer = await app.call(
    removeStudents,
    { classId, ids: [...studentIds, ...other.studentIds], records: 'delete' },
    token,
  )
  expect(answer.code).toBe(404)
  expect(await listOf(classId)).toHaveLength(2)
})
